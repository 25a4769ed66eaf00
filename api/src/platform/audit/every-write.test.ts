import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PASSWORD, useApi } from '../../../test/api.ts'
import { digest } from '../../../test/matrix/digest.ts'
import type { Row, Write } from '../../../test/matrix/row.ts'
import { rows } from '../../../test/matrix/rows.ts'
import { type Request, send, type Sent } from '../../../test/matrix/send.ts'
import { CLAVE, fillWorld, newTenant, type World } from '../../../test/matrix/world.ts'

/* Every writing call, and those that read what D50 names, add one row to the audit; other calls add none. */

interface AuditEntry extends Record<string, unknown> {
  _id: string
  id_usuario: string | null
  momento: Date
  direccion: string
  peticion: string
  llamada: string
  accion: string
  entidad: string
  id_entidad: string | null
  antes: Record<string, unknown> | null
  despues: Record<string, unknown> | null
  todo: string
}

const FROM = '203.0.113.77'
let tenant: Pick<World, 'idLocatario' | 'token' | 'admin'>

// An address that admits passkeys.
const api = useApi({ publicUrl: 'http://localhost:8080' }, async (api) => {
  tenant = await newTenant(api)
})

const served = (told: boolean) =>
  Object.entries(rows)
    .filter(([route]) => api.app.calls.includes(route as never))
    .map(([route, row]) => [route, { ...row, writes: row.writes ?? row.tells }] as const)
    .filter(([, { writes }]) => !!writes === told) as [string, Row & { writes: Write }][]

const entries = () =>
  api.sql<AuditEntry>('select *, a::text as todo from auditoria a where id_locatario = $1 order by _id', [
    tenant.idLocatario,
  ])

/** A valid request in its own world, as that world's Administrador (or signed out). */
async function request(row: Row, world: World): Promise<Request> {
  const body = await row.body?.(world, api)
  const token = row.writes?.anonymous ? {} : { token: world.token }
  return { ...token, ...(body && { body }), ...(row.file && { file: row.file }), from: FROM }
}

const freshWorld = () => fillWorld(api, tenant, 'PROPIO')

/** Signing out, and a new password, end sessions. */
async function newSession(): Promise<void> {
  const [row] = await api.sql<{ email: string }>('select email from usuarios where _id = $1', [tenant.admin])
  tenant.token = await api.signIn(row!.email)
}

/** Whether a text contains a value that must never be recorded. */
const secretIn = (text: string, secrets: string[]) =>
  [...secrets, CLAVE, PASSWORD, '$argon2'].find((secret) => text.includes(secret))

describe('audit of every call that writes', () => {
  it('adds one row: who, when, from where, by which call, what, before and after; no secret', async () => {
    for (const [route, row] of served(true)) {
      const world = await freshWorld()
      const sent = await request(row, world)
      const seen = new Set((await entries()).map(({ _id }) => _id))
      const answer = await send(api, route, sent)
      assert.equal(answer.status, 200, `${route}: ${answer.text}`)
      const left = (await entries()).filter(({ _id }) => !seen.has(_id))
      assert.equal(left.length, 1 + (row.writes.also ?? 0), `${route} left ${left.length} rows`)
      checkEntry(route, row.writes, left[0]!, world, answer)
      assert.equal(secretIn(left[0]!.todo, [world.token, ...tokensIn(answer)]), undefined, route)
      if (row.writes.entidad === 'sesion') await newSession()
    }
  })

  function checkEntry(route: string, writes: Write, entry: AuditEntry, world: World, answer: Sent): void {
    const { accion, entidad, idEntidad } = writes
    assert.deepEqual(
      [entry.llamada, entry.accion, entry.entidad, entry.direccion, entry.peticion],
      [route, accion, entidad, FROM, answer.headers['x-request-id']],
    )
    assert.equal(entry.id_usuario, writes.anonymous ? world.usuario : world.admin, route)
    assert.ok(Math.abs(Date.now() - entry.momento.getTime()) < 60_000, route)
    if (idEntidad) assert.equal(entry.id_entidad, idEntidad(world, answer.body as never), route)
    const {
      antes = ['editar', 'eliminar'].includes(accion),
      despues = ['crear', 'editar'].includes(accion),
    } = writes
    assert.equal(entry.antes !== null, antes, `${route}: antes ${JSON.stringify(entry.antes)}`)
    if (despues) assert.ok(entry.despues !== null, `${route}: despues ${JSON.stringify(entry.despues)}`)
    if (antes && despues) assert.notDeepEqual(entry.antes, entry.despues, route)
  }

  it('a write fails if its audit fails', async () => {
    await api.sql(`create function falla() returns trigger language plpgsql as
      $$ begin raise exception 'sin auditoría' using errcode = '53100'; end $$`)
    const world = await freshWorld()
    for (const [route, row] of served(true)) {
      const sent = await request(row, world)
      await api.sql('create trigger falla before insert on auditoria for each row execute function falla()')
      // The sweep deletes bytes stored before the transaction failed.
      const before = await rowsOnly()
      const { status } = await send(api, route, sent)
      await api.sql('drop trigger falla on auditoria')
      assert.equal(status, 503, route)
      assert.equal(await rowsOnly(), before, `${route} was kept without its audit`)
    }
  })

  const rowsOnly = async () =>
    (await digest(api, ['bytes_sueltos']))
      .split('\n')
      .filter((l) => !l.includes('/'))
      .join('\n')

  it('a refused write leaves none', async () => {
    const world = await freshWorld()
    for (const [route, row] of served(true)) {
      if (row.writes.anonymous || ['exportar', 'listar'].includes(row.writes.accion)) continue
      const good = await request(row, world)
      const ids = Object.keys(good.body ?? {}).filter(
        (key) => /^id|^cliente$/.test(key) && key !== 'id_locatario',
      )
      const bad: object[] = ids.map((key) => ({ ...good.body, [key]: crypto.randomUUID() }))
      if ('version' in (good.body ?? {})) bad.push({ ...good.body, version: 77 })
      bad.push({ ...good.body, id_locatario: crypto.randomUUID() })
      const before = await digest(api)
      for (const body of bad) {
        const { status, text } = await send(api, route, { ...good, body })
        assert.ok(status >= 400 && status < 500, `${route} ${JSON.stringify(body)}: ${status} ${text}`)
      }
      assert.equal(await digest(api), before, route)
    }
  })

  it('a call that only reads leaves none, and changes nothing', async () => {
    const world = await freshWorld()
    for (const [route, row] of served(false)) {
      if (row.needs === 'publico' && row.body) continue
      // Some questions need something to ask about, which is made with them.
      const sent = { ...(await request(row, world)), token: world.token }
      const before = await digest(api, row.counts)
      const { status } = await send(api, route, sent)
      assert.equal(status, 200, route)
      assert.equal(await digest(api, row.counts), before, route)
    }
  })
})

const tokensIn = ({ body }: Sent) =>
  Object.values((body ?? {}) as object).filter((v): v is string => typeof v === 'string' && v.length > 40)
