import { signedIn } from '../../askBackend.testing.ts'
import { unId, unUsuario } from '../../builders.ts'

it('[D40] [D22] keeps e-mails unique, and the person’s own row out of the users’ screen', async () => {
  const { ask } = signedIn()
  const eva = { nombre: 'Eva', apellido_paterno: 'Ríos', tipo: 1, password: 'a', email: 'ROSA@demo.mx' }
  expect((await ask('/usuarios/crear', eva)).status).toBe(409)
  expect((await ask('/usuarios/editar', { id: unUsuario()._id, nombre: 'R' })).status).toBe(403)
})

describe('[D22] decides which users a person may change', () => {
  const usuarios = { ver: true, agregar: true, editar: true }
  const editor = { tipo: 1 as const, permisos: { usuarios, clientes: { ver: true } } }
  const as = (own: object) => {
    const target = unUsuario({ _id: unId(0x900), email: 'otra@demo.mx', ...own })
    return signedIn({ usuarios: [target] }, 'ours', unUsuario({ _id: unId(0x901), ...editor }))
  }
  const small = { tipo: 1, permisos: { clientes: { ver: true } } }

  it.each([
    ['who holds no more', small, 200],
    ['who may edit clients', { tipo: 1, permisos: { clientes: { editar: true } } }, 403],
    ['who has a permission of a later remote', { tipo: 1, permisos: { inventario: { ver: true } } }, 403],
    ['an Administrador of whom nothing is named', { tipo: 0, permisos: {} }, 403],
  ])('edits and deletes %s: %#', async (_, target, status) => {
    const { ask } = as(target)
    expect((await ask('/usuarios/editar', { id: unId(0x900), nombre: 'Otra' })).status).toBe(status)
    expect((await ask('/usuarios/eliminar', { id: unId(0x900) })).status).toBe(status)
  })

  it('refuses changes to one’s own user, so that at least one user keeps usuarios.editar', async () => {
    const { ask } = as(small)
    expect((await ask('/usuarios/editar', { id: unId(0x901), nombre: 'Yo' })).status).toBe(403)
    expect((await ask('/usuarios/eliminar', { id: unId(0x901) })).status).toBe(403)
  })
})
