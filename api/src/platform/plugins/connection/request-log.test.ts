import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PASSWORD, useApi } from '../../../../test/api.ts'
import { rows } from '../../../../test/matrix/rows.ts'
import { send } from '../../../../test/matrix/send.ts'
import { CLAVE, fillWorld, type World } from '../../../../test/matrix/world.ts'

/* Searches everything logged at the most verbose level for everything that must not be there. */

const lines: string[] = []
const api = useApi({ logLevel: 'trace' }, undefined, { logTo: { write: (line) => void lines.push(line) } })
const tenant = () => ({ idLocatario: api.idLocatario, token: api.token, admin: api.admin })

/** Examples of what people type: names, diagnoses, codes. */
const TYPED = 'CONFIDENCIAL-7231'

function assertClean(secrets: string[]): void {
  const log = lines.join('')
  for (const secret of [...secrets, PASSWORD, CLAVE, TYPED, '$argon2', api.token, 'x-auth-token']) {
    const at = log.indexOf(secret)
    assert.equal(at, -1, `the log shows ${secret}: …${log.slice(Math.max(0, at - 200), at + 100)}`)
  }
}

describe('[D39] the log', () => {
  it('has a line per request with its id, route, status and time', async () => {
    const { headers } = await api.call(
      'POST /clientes/listar',
      { filas: 1 },
      { headers: { 'x-request-id': 'mi-peticion-1' } },
    )
    assert.equal(headers['x-request-id'], 'mi-peticion-1')
    const line = lines
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find((l) => l.peticion === 'mi-peticion-1')
    const { metodo, ruta, status, usuario } = line!
    assert.deepEqual(
      { metodo, ruta, status, usuario },
      { metodo: 'POST', ruta: '/admin/clientes/listar', status: 200, usuario: api.admin },
    )
    assert.equal(typeof line?.ms, 'number')
  })

  it('never shows a password, token, code, name, body, header or query, whether calls succeed or not', async () => {
    const secrets: string[] = []
    const world: World = await fillWorld(api, tenant(), TYPED)
    const deletesLast = Object.entries(rows).sort(
      ([a], [b]) => Number(/eliminar/.test(a)) - Number(/eliminar/.test(b)),
    )
    for (const [route, row] of deletesLast) {
      const token =
        row.needs === 'publico'
          ? ''
          : route.includes('cerrar_sesion')
            ? await api.signIn('ada@pruebas.mx')
            : api.token
      const url = await row.url?.(world, api)
      const body = await row.body?.(world, api)
      const request = {
        token,
        ...(body && { body }),
        ...(row.file && { file: row.file }),
        ...(url && { url }),
      }
      const answer = await send(api, route, request)
      secrets.push(world.email, ...(url ? [url.split('/').at(-1)!] : []), ...longTexts(answer.body))
      await send(api, route, { ...request, token: `${TYPED}-${'x'.repeat(20)}` })
      if (body)
        await send(api, route, { ...request, body: { ...body, id: TYPED, password: TYPED, version: TYPED } })
    }
    assertClean(secrets)
  })

  it('nor do malformed requests', async () => {
    const headers = {
      'x-auth-token': TYPED,
      authorization: `Bearer ${TYPED}`,
      cookie: `a=${TYPED}`,
      'idempotency-key': TYPED,
    }
    const urls = [
      `/admin/${TYPED}`,
      `/admin/salud?password=${TYPED}`,
      `/admin/descargas/${TYPED}`,
      `/admin/%ff${TYPED}`,
    ]
    for (const url of urls) await api.app.inject({ method: 'GET', url, headers })
    for (const payload of [`{"password":"${TYPED}"`, `{"__proto__":"${TYPED}"}`, TYPED]) {
      const type = { 'content-type': 'application/json' }
      await api.app.inject({
        method: 'POST',
        url: '/admin/auth/login',
        headers: { ...headers, ...type },
        payload,
      })
    }
    assertClean([])
  })

  it('nor does a database failure, whose error contains the values', async () => {
    await api.sql(`create function falla() returns trigger language plpgsql as
      $$ begin raise exception 'no cabe %', new.nombre using errcode = 'XX000', detail = new.nombre; end $$;
      create trigger falla before insert on clientes for each row execute function falla()`)
    const before = lines.length
    const { status, body } = await api.call('POST /clientes/crear', { nombre: 'Fulana', curp: TYPED })
    await api.sql('drop trigger falla on clientes')
    assert.equal(status, 500)
    assert.equal(body.msg, 'Ocurrió un error inesperado; puede intentarse de nuevo en un momento')
    const logged = lines.slice(before).join('')
    assert.match(logged, /"level":50/)
    assert.match(logged, /XX000/)
    assertClean([])
  })
})

const longTexts = (body: unknown): string[] =>
  Object.values((body ?? {}) as object).filter(
    (v): v is string => typeof v === 'string' && v.length >= 40 && !v.includes(' '),
  )
