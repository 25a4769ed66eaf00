import { type Cliente } from '../../../contract/index.ts'
import { ana, signedIn } from '../../askBackend.testing.ts'
import { unaAsesoria, unaMembresia, unId, unUsuario } from '../../builders.ts'

it("[F-11] an empty text is sent as '' or null and returned as null; an absent one keeps its value", async () => {
  const { ask } = signedIn()
  const puesto = async (id: string | undefined) => {
    const { cliente } = (await ask('/clientes/detalles', { id })).body
    return (cliente as unknown as Cliente).puesto
  }
  for (const nothing of ['', null, undefined]) {
    const id: string | undefined = (await ask('/clientes/crear', { nombre: 'Eva', puesto: nothing })).body._id
    expect(await puesto(id)).toBeNull()
    await ask('/clientes/editar', { id, puesto: 'Socia' })
    await ask('/clientes/editar', { id, puesto: nothing })
    expect(await puesto(id)).toBe(nothing === undefined ? 'Socia' : null)
  }
})

it('[F-11] [D41] an edit changes only the members sent, and a stale version is refused', async () => {
  const { backend, ask } = signedIn()
  expect(await ask('/clientes/editar', { id: ana._id, version: 1, email: '' })).toMatchObject({ status: 200 })
  expect(backend.data.clientes).toEqual([{ ...ana, email: null, version: 2 }])
  expect(await ask('/clientes/editar', { id: ana._id, version: 1, nombre: 'Eva' })).toMatchObject({
    status: 409,
  })
  expect(await ask('/clientes/editar', { id: unId(9), nombre: 'Eva' })).toMatchObject({ status: 404 })
})

it('[E-05] lists, reads and restores what was deleted, with who deleted it and when', async () => {
  const { backend, ask } = signedIn({ asesorias: [unaAsesoria()], membresias: [unaMembresia()] })
  await ask('/clientes/eliminar', { id: ana._id })
  const list = async () => (await ask('/clientes/listar', { eliminados: true, filas: 5 })).body
  expect(await list()).toMatchObject({
    total: 1,
    clientes: [{ _id: ana._id, eliminado_por: 'Rosa Méndez', eliminado_el: expect.any(String) }],
  })
  expect((await ask('/clientes/detalles', { id: ana._id, eliminado: true })).status).toBe(200)
  expect(await ask('/clientes/restaurar', { id: ana._id, version: 1 })).toMatchObject({ status: 409 })
  for (const version of [2, 2]) {
    expect(await ask('/clientes/restaurar', { id: ana._id, version })).toMatchObject({
      status: 200,
      body: { msg: 'Cliente restaurado' },
    })
  }
  expect(backend.data.clientes).toEqual([{ ...ana, version: 3 }])
  expect(await list()).toMatchObject({ total: 0 })
})

it('[E-05] says what blocks a restore: an e-mail or the name of a plan that another one has by now', async () => {
  const { ask } = signedIn({ membresias: [unaMembresia()] })
  const cuenta = {
    nombre: 'Eva',
    apellido_paterno: 'Ríos',
    tipo: 1,
    email: 'eva@demo.mx',
    password: 'una-clave',
  }
  const made = (await ask('/usuarios/crear', cuenta)).body.usuario as unknown as { _id: string }
  await ask('/usuarios/eliminar', { id: made._id })
  await ask('/usuarios/crear', { ...cuenta, email: 'EVA@demo.mx' })
  expect(await ask('/usuarios/restaurar', { id: made._id })).toMatchObject({ status: 409 })
  const { _id: id, nombre } = unaMembresia()
  await ask('/configuracion/eliminar_membresia', { id })
  await ask('/configuracion/crear_membresia', { nombre: nombre.toUpperCase(), beneficios: ['Uno'] })
  expect(await ask('/configuracion/restaurar_membresia', { id })).toMatchObject({ status: 409 })
})

it('[D49] deleted rows are shown only to who may edit', async () => {
  const { ask } = signedIn({}, 'ours', unUsuario({ permisos: { clientes: { ver: true, detalles: true } } }))
  expect((await ask('/clientes/listar', { eliminados: true })).status).toBe(403)
  expect((await ask('/clientes/detalles', { id: ana._id, eliminado: true })).status).toBe(403)
})
