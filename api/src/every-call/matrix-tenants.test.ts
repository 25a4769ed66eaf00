import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { send } from '../../test/matrix/send.ts'
import { useMatrix } from '../../test/matrix/use-matrix.ts'

/* The authorization matrix, second half: every route × another tenant's data. No call may show or change it. */

const { api, at, served, guarded, good, refused, nothingChanges, showsOther } = useMatrix()

const isUuid = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

describe('[D21] another tenant', () => {
  it('its ids are refused in every member, nothing changes and nothing is shown', async () => {
    let tried = 0
    for (const [route, row] of guarded()) {
      const mine = (await row.body?.(at.own, api)) ?? {}
      const theirs: typeof mine = (await row.body?.(at.other, api)) ?? {}
      const members = Object.keys(mine).filter((key) => isUuid(mine[key]) && key !== 'id_locatario')
      const bodies = members.map((key) => ({ ...mine, [key]: theirs[key] }))
      if (members.length > 1) bodies.push({ ...mine, ...pick(theirs, members) })
      const attempts = async () => {
        for (const [i, body] of bodies.entries()) {
          tried++
          const request = { body, token: at.own.token, ...(row.file && { file: row.file }) }
          const why = `with another tenant's ${members[i] ?? 'ids'}`
          if (row.otherIds === 'unseen' && !row.writes) {
            const { status, text } = await send(api, route, request)
            assert.ok(status === 200 && !showsOther(text), `${route} ${why}: ${text.slice(0, 200)}`)
          } else if (row.otherIds !== 'unseen') await refused(route, request, [400, 403, 404], why)
        }
      }
      await nothingChanges(route, attempts, row.otherIds === 'unseen')
    }
    assert.ok(tried > 20, `${tried} requests`)
  })

  it('its id_locatario: 403, and nothing changes', async () => {
    for (const [route, row] of guarded()) {
      const request = await good(row)
      if (!request.body) continue
      await nothingChanges(route, async () => {
        for (const id_locatario of [at.other.idLocatario, uuidv7(), 'x']) {
          const body = { ...request.body, id_locatario }
          await refused(
            route,
            { ...request, body, token: at.own.token },
            [403],
            `id_locatario ${id_locatario}`,
          )
        }
      })
    }
  })

  it('the caller’s own id_locatario, or an empty one, is accepted', async () => {
    for (const id_locatario of [at.own.idLocatario, '', null]) {
      const answer = await send(api, 'POST /clientes/listar', { body: { id_locatario }, token: at.own.token })
      assert.equal(answer.status, 200)
    }
  })

  it('never appears in an answer', async () => {
    for (const [route, row] of served()) {
      if (row.writes || row.raw) continue
      const { text } = await send(api, route, { ...(await good(row)), token: at.own.token })
      assert.ok(!showsOther(text), route)
    }
  })
})

const pick = (from: Record<string, unknown>, keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]]))
