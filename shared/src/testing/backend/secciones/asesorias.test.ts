import { ana, signedIn } from '../../askBackend.testing.ts'

it('[A-10] [D10] creates, finishes and deletes an advisory', async () => {
  const { backend, ask } = signedIn()
  await ask('/asesorias/crear', { cliente: ana._id, motivo: 'Plan', fecha: '2024-05-01' })
  const id = backend.data.asesorias[0]?._id
  expect((await ask('/asesorias/detalles', { id })).body).toMatchObject({
    asesoria: { cliente: { _id: ana._id }, asesor: { nombre: 'Rosa Méndez' }, tipo: 0, status: 0 },
  })
  await ask('/asesorias/editar', { id, finalizacion: '2024-05-09' })
  expect(backend.data.asesorias[0]).toMatchObject({ status: 1, motivo: 'Plan' })
  expect((await ask('/asesorias/eliminar', { id })).status).toBe(200)
  expect((await ask('/asesorias/detalles', { id })).status).toBe(404)
})
