import { expect, test } from '@playwright/test'
import { join } from 'node:path'
import { Compose } from '../../deploy/checks/compose/compose.ts'
import { projectPrefix, settings } from '../../deploy/checks/compose/settings.ts'
import { hsts } from '@backoffice/gateway'
import {
  amongOthers,
  contraband,
  everyAttack,
  mustBeRefused,
  say,
  smuggle,
} from '@backoffice/gateway/testing'
import { freePort } from '../fixtures/servers/npm-start.ts'

/*
 * Sends the same attacks as against the gateway of `npm start` to the containers' gateway, in front of an upstream that
 * echoes what it receives.
 */

const over = [join(import.meta.dirname, '../../deploy/checks/compose/counting.yml')]
let port: number
let compose: Compose

test.beforeAll(async () => {
  test.slow()
  port = await freePort()
  compose = new Compose({ project: `${projectPrefix}oyente`, env: settings(port), over })
  await compose.remove()
  await compose.up('gateway', 'oyente')
})
test.afterAll(() => compose.remove())

const heard = async () => (await (await fetch(`http://127.0.0.1:${port}/admin/oido`)).json()) as string[]

test('no request can hide in another one, and every client gets its own answer', async () => {
  const statuses: [string, string, number][] = []
  const { answers, strays } = await amongOthers(`http://127.0.0.1:${port}`, async () => {
    for (const [method, framing, path] of everyAttack())
      statuses.push([method, framing, await smuggle(port, method, framing, path)])
  })
  const paths = await heard()
  expect(paths).not.toContain(contraband)
  expect(strays).toEqual([])
  expect(answers).toBeGreaterThan(8)
  for (const [method, framing, status] of statuses)
    expect
      .soft(mustBeRefused(method, framing) ? [400, 405] : [200], `${method}, ${framing}`)
      .toContain(status)
  for (const [method, framing, path] of everyAttack())
    expect
      .soft(paths.filter((each) => each === path).length, `${method}, ${framing}`)
      .toBe(mustBeRefused(method, framing) ? 0 : 1)
})

test('the gateway does not forward a header that Connection names', async () => {
  const ask = (path: string, ...lines: string[]) =>
    say(port, [`GET ${path} HTTP/1.1`, 'Host: x', ...lines, '', ''].join('\r\n'))
  const named = await ask('/admin/secreto', 'Connection: close', 'Connection: X-Secreto', 'X-Secreto: 1')
  expect(named).toMatch(/^HTTP\/1.1 400 /)
  expect(await heard()).not.toContain('/admin/secreto')

  // Headers that HTTP clients often list here are accepted, and not forwarded.
  const habits = ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__', 'TE: trailers', 'X-Quien: ana']
  const said = await ask('/admin/costumbre', 'Connection: close, Upgrade, HTTP2-Settings, TE', ...habits)
  const answer = JSON.parse(/\{.*\}/.exec(said)?.[0] ?? '{}') as { quien: string; names: string[] }
  expect(answer.quien).toBe('ana')
  for (const name of ['upgrade', 'http2-settings', 'te', 'keep-alive'])
    expect(answer.names).not.toContain(name)
})

test('the gateway sends Strict-Transport-Security only if a trusted proxy says that there is TLS in front', async ({
  request,
}) => {
  for (const path of ['/', '/remotes.json', '/admin/salud']) {
    const promised = async (scheme: string) => {
      const headers = { 'x-forwarded-proto': scheme }
      const answer = await request.get(`http://127.0.0.1:${port}${path}`, { headers })
      return answer.headers()['strict-transport-security']
    }
    expect.soft(await promised('https'), path).toBe(hsts)
    expect.soft(await promised('http'), path).toBeUndefined()
  }
})
