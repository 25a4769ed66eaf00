import { type CallName, calls, capacidades, isPlain } from '../../contract/index.ts'
import { ana, signedIn } from '../askBackend.testing.ts'
import { todosLosPermisos, unId, unUsuario } from '../builders.ts'

it('[D38] announces its extras beyond the plain contract; a plain server has none', async () => {
  const ours = (await signedIn().ask('/auth/sesion', undefined)).body
  expect(ours).toMatchObject({ capacidades })
  expect(capacidades).toContain('/clientes/exportar')
  expect(capacidades).not.toContain('/clientes/listar')
  const { ask } = signedIn({}, 'plain')
  for (const name of (Object.keys(calls) as CallName[]).filter((one) => !isPlain(one))) {
    const [method, path] = name.split(' ') as [string, string]
    expect((await ask(path, method === 'GET' ? undefined : {})).status).not.toBe(200)
  }
})

it('[D23] each call needs its permission', async () => {
  const permisos = { ...todosLosPermisos(), clientes: { ver: true } }
  const { ask } = signedIn({}, 'ours', unUsuario({ permisos }))
  expect((await ask('/clientes/exportar', {})).status).toBe(200)
  expect((await ask('/clientes/perfil', { id: ana._id })).status).toBe(200)
  expect((await ask('/clientes/editar', { id: ana._id })).status).toBe(403)
  expect((await ask('/clientes/eliminar_archivo', { id_cliente: ana._id, id_archivo: unId(2) })).status).toBe(
    403,
  )
})

it('[D24] an answer that a test gives replaces the handler, with the checks of the call, until the reset', async () => {
  const { backend, ask } = signedIn()
  // @ts-expect-error A wrong answer does not compile.
  backend.answers('POST /clientes/perfil', () => ({ url: 'de más' }))
  backend.answers('POST /clientes/exportar', () => ({ url: '/una.csv', otra: 1 }))
  expect((await ask('/clientes/exportar', {})).body).toEqual({ url: '/una.csv' })
  expect((await ask('/clientes/exportar', { ids: [] })).status).toBe(400)
  await expect(ask('/clientes/perfil', { id: ana._id })).rejects.toThrow(/cliente/)
  backend.reset()
  const headers = { 'x-auth-token': backend.signIn(unUsuario()) }
  const call = { method: 'POST', path: '/clientes/exportar', body: {}, headers }
  expect(await backend.handle(call)).toMatchObject({ body: { url: '/admin/descargas/ejemplo' } })
})
