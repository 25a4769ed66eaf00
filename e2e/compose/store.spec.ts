import { dockerSays } from '../../deploy/checks/compose/docker.ts'
import { patient } from '../../tooling/patience/patience.ts'
import { always } from '@backoffice/gateway'
import { candidateFrom, placeOf, publish } from '@backoffice/entrega/publish'
import { get, tokenFor } from '../fixtures/admin-api.ts'
import { admin } from '../fixtures/stack.ts'
import { failsAndRecovers, fileOf } from '../fixtures/releases/broken-release.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { sentences, withoutPrefetch } from '../pages/section.ts'
import { Shell } from '../pages/shell.ts'
import { TablePart } from '../pages/table.ts'
import { otherBuild, removeBuilds } from './builds.ts'
import { command, succeeds } from './commands.ts'
import { apps, expect, test, type Stored } from './stored.ts'

/*
 * Containers over a release store: what goes wrong when several teams release, with the real commands, and a gateway
 * that is never restarted. `npm run conformance` covers a remote's global styles and the listeners that it leaves
 * behind (e2e/entrega/conformance.spec.ts); federation-integrity.spec.ts, every way in which a file can be wrong.
 */

test.beforeEach(async ({ page, problems }) => {
  test.setTimeout(patient(60_000))
  await withoutPrefetch(page)
  problems.allow(/^status 404 GET \/remotes/, /^failed GET /, /^console /)
})
test.afterAll(removeBuilds)

const release = (stored: Stored, app: string, from: string) =>
  succeeds('release', app, '--from', from, '--to', stored.folder)

const inUse = async ({ url }: Stored, app: string) => {
  const { remotes } = (await (await fetch(`${url}/remotes.json`)).json()) as {
    remotes: Record<string, { release: string }>
  }
  return remotes[app]?.release
}

const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy') ?? ''

/** Without the nonce, which every answer has anew. */
const scriptsOf = async (url: string) =>
  /script-src[^;]+/.exec(await policyOf(url))?.[0].replace(/ 'nonce-\w+'/, '')

test('without any remote’s container every section works, and nobody can read the log', async ({
  page,
  stored,
}) => {
  expect(await stored.compose.ids()).toHaveLength(3)
  await page.goto('/clientes')
  await new ClientesPage(page).ready()
  for (const title of ['Asesorias', 'Usuarios'] as const) await new Shell(page).entry(title).click()
  await new TablePart(page, 'Usuarios').ready()
  for (const path of [
    '/.gateway',
    '/.log/000001.json',
    '/.host/',
    '/.releases/host/',
    '/remotes/usuarios/.x',
  ])
    expect.soft((await fetch(stored.url + path)).status, path).toBe(404)
  const script = await fileOf(stored, /remoteEntry\.js/)
  for (const path of ['/', '/remotes.json', `/${script}`, '/assets/no.js']) {
    const { headers } = await fetch(stored.url + path)
    for (const [name, value] of Object.entries(always)) expect.soft(headers.get(name), path).toBe(value)
  }
  const { headers } = await fetch(`${stored.url}/${script}`, { headers: { 'accept-encoding': 'br' } })
  expect(headers.get('content-encoding')).toBe('br')
  expect(headers.get('cache-control')).toContain('immutable')
  expect(headers.get('access-control-allow-origin')).toBe('*')
})

test('the host is released and rolled back under a running gateway: its page always runs under its own policy', async ({
  page,
  stored,
}) => {
  const started = async () =>
    dockerSays(['inspect', '--format', '{{.State.StartedAt}}', ...(await stored.compose.ids('gateway'))])
  /** Opens the page until it is this one: the gateway follows the store once a second. */
  const opened = (what: { isNew: boolean }) =>
    expect(async () => {
      await page.goto('/usuarios')
      await new TablePart(page, 'Usuarios').ready()
      expect(await page.evaluate(() => 'paginaNueva' in window)).toBe(what.isNew)
    }).toPass({ timeout: patient(15_000) })
  const before = await started()
  const first = await scriptsOf(stored.url)
  const next = await otherBuild('host', {
    page: (html) => html.replace('<script>', '<script>window.paginaNueva = true;'),
  })

  await release(stored, 'host', next)
  await opened({ isNew: true })
  expect(await scriptsOf(stored.url)).not.toBe(first)

  await succeeds('rollback', 'host', '--to', stored.folder)
  await opened({ isNew: false })
  expect(await page.evaluate(() => document.documentElement.style.colorScheme)).not.toBe('')
  expect(await scriptsOf(stored.url)).toBe(first)
  expect(await started()).toBe(before)
})

test('other bases of the api take effect in the pages and in their policy, without a restart', async ({
  stored,
}) => {
  const allowed = async () => /connect-src[^;]+/.exec(await policyOf(stored.url))?.[0]
  const configured = (base: string) => succeeds('config', '--admin-api-base', base, '--to', stored.folder)
  await configured('https://api.ejemplo.mx/admin')
  await expect.poll(allowed, { timeout: patient(10_000) }).toBe("connect-src 'self' https://api.ejemplo.mx")
  await stored.served()
  await configured('/admin')
  await expect.poll(allowed, { timeout: patient(10_000) }).toBe("connect-src 'self'")
})

test('order «10» in one remote: no command publishes it; published by another tool it costs that section alone, until the rollback', async ({
  page,
  stored,
}) => {
  const from = await otherBuild('usuarios', {
    data: ({ menu }) => menu.forEach((entry) => Object.assign(entry, { order: '10' })),
  })
  const refused = await command('release', ['usuarios', '--from', from, '--to', stored.folder])
  expect(refused.status).toBe(1)
  expect(refused.said).toMatch(/usuarios: remote\.json no se puede leer: menu\[0\]\.order debe ser un número/)

  await publish(stored.parts(), [candidateFrom('usuarios', from)])
  await stored.served()
  expect(await succeeds('releases', '--to', stored.folder)).toMatch(/menu\[0\]\.order/)
  await failsAndRecovers(page, sentences.unavailable, async () => {
    await succeeds('rollback', 'usuarios', '--to', stored.folder)
    await stored.served()
  })
})

test('a stray comma in remotes.json costs nobody a section, and the next command removes it', async ({
  page,
  stored,
}) => {
  const before = await stored.site.read('remotes.json')
  await stored.site.write('remotes.json', `${before},`)
  // The gateway says so once it is sure that no command is at work.
  const said = () => stored.compose.run('logs', 'gateway')
  await expect.poll(said, { timeout: patient(20_000) }).toContain('Se sigue con los últimos que sirvieron')
  await page.goto('/usuarios')
  await new TablePart(page, 'Usuarios').ready()
  await new Shell(page).entry('Clientes').click()
  await new ClientesPage(page).ready()
  await succeeds('releases', '--to', stored.folder)
  expect(await stored.site.read('remotes.json')).toBe(before)
})

test('four teams release at once: no entry is lost, and the log names each', async ({ stored }) => {
  const teams = apps.slice(1)
  const builds = await Promise.all(teams.map((app) => otherBuild(app)))
  const { last } = await stored.log()
  const ended = await Promise.all(
    teams.map((app, at) =>
      command('release', [app, '--from', builds[at] ?? '', '--to', stored.folder], `equipo de ${app}`),
    ),
  )
  expect(ended.map(({ status, said }) => (status === 0 ? 0 : said))).toEqual([0, 0, 0, 0])
  await stored.served()
  for (const [at, app] of teams.entries())
    expect.soft(await inUse(stored, app), app).toBe(candidateFrom(app, builds[at] ?? '').release)
  const { entries } = await stored.log()
  expect(
    entries
      .filter(({ number }) => number > last)
      .map(({ by }) => by)
      .sort(),
  ).toEqual(teams.map((app) => `equipo de ${app}`).sort())
})

test('a rollback is one command with a name in the log; restarting and building publish nothing again', async ({
  stored,
}) => {
  test.setTimeout(patient(180_000))
  const bad = await otherBuild('usuarios', {
    data: ({ permissions }) => permissions?.push({ permission: 'usuarios.reportes', label: 'Reportes' }),
  })
  const before = await inUse(stored, 'usuarios')
  await release(stored, 'usuarios', bad)
  await stored.served()
  expect(await inUse(stored, 'usuarios')).not.toBe(before)
  const { status } = await command(
    'rollback',
    ['usuarios', '--to', stored.folder, '--note', 'la lista sale vacía'],
    'Ana',
  )
  expect(status).toBe(0)
  await stored.served()
  expect(await inUse(stored, 'usuarios')).toBe(before)
  const { entries, last } = await stored.log()
  expect(entries.at(-1)).toMatchObject({ kind: 'rollback', by: 'Ana', note: 'la lista sale vacía' })
  expect(await succeeds('releases', 'usuarios', '--to', stored.folder)).toContain('por Ana')

  await stored.compose.run('restart', 'gateway', 'api')
  await succeeds('build')
  await stored.compose.up()
  expect(await inUse(stored, 'usuarios')).toBe(before)
  expect((await stored.log()).last).toBe(last)
})

test('the api learns the permissions of the releases in the store', async ({ stored }) => {
  test.setTimeout(patient(120_000))
  const from = await otherBuild('usuarios', {
    data: ({ permissions }) => permissions?.push({ permission: 'usuarios.reportes', label: 'Reportes' }),
  })
  await release(stored, 'usuarios', from)
  await stored.served()
  const token = await tokenFor(stored.url, admin)
  const known = async () => (await get(stored.url, '/auth/sesion', token)).usuario.permisos
  // It asks again every half minute.
  await expect
    .poll(async () => JSON.stringify(await known()), { timeout: 30_000 + patient(10_000) })
    .toContain('reportes')
})

test('a rollback to the oldest release, then a release: the old ones go, and nothing in use does', async ({
  stored,
}) => {
  test.setTimeout(patient(120_000))
  const builds = await Promise.all(Array.from({ length: 12 }, () => otherBuild('usuarios')))
  const candidates = builds.map((folder) => candidateFrom('usuarios', folder))
  const before = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000)
  for (const each of candidates)
    await publish(
      stored.parts(() => before),
      [each],
    )
  const [oldest, second] = candidates.map((each) => each.release)
  await succeeds('rollback', 'usuarios', oldest ?? '', '--to', stored.folder)
  const next = await otherBuild('usuarios')
  await release(stored, 'usuarios', next)
  await stored.served()
  const status = async (name = '') =>
    (await fetch(`${stored.url}/${placeOf('usuarios', name, 'mf-manifest.json')}`)).status
  expect(await inUse(stored, 'usuarios')).toBe(candidateFrom('usuarios', next).release)
  expect(await status(await inUse(stored, 'usuarios'))).toBe(200)
  expect(await status(oldest)).toBe(200)
  expect(await status(second)).toBe(404)
  await succeeds('rollback', 'usuarios', '--to', stored.folder)
  await stored.served()
  expect(await inUse(stored, 'usuarios')).toBe(oldest)
})
