import { ana, signedIn } from '../../askBackend.testing.ts'
import { unaAsesoria, unaContratacion, unaMembresia, unArchivo, unId } from '../../builders.ts'

it('[P-01] [P-02] [D13] builds the profile from the client’s data', async () => {
  const de = { id_cliente: ana._id }
  const { ask } = signedIn({
    archivos: [unArchivo(), unArchivo({ _id: unId(2), id_cliente: unId(7) })],
    contrataciones: [unaContratacion({ status: 1 })],
    asesorias: [
      { ...unaAsesoria({ _id: unId(3), finalizacion: '2024-05-01', status: 1 }), ...de },
      { ...unaAsesoria({ _id: unId(4), creacion: '2999-01-01' }), ...de },
      unaAsesoria({ _id: unId(5) }),
    ],
  })
  const { cliente } = (await ask('/clientes/perfil', { id: ana._id })).body
  expect(cliente).toMatchObject({
    indicadores_generales: {
      asesorias_totales: 2,
      asesorias_pendientes: 1,
      asesorias_finalizadas: 1,
      membresia_actual: { nombre: 'Básica', status: 1 },
    },
    archivos: [{ _id: unArchivo()._id }],
    asesorias: [{ status: 0 }, { status: 2 }],
  })
})

it('[P-12] [P-13] [P-14] stores a file, derives its extension from its name, replaces and deletes it', async () => {
  const { backend, ask } = signedIn()
  const archivo = new File(['hola'], 'Acta.Final.PDF', { type: 'application/pdf' })
  const made = await ask('/clientes/crear_archivo', { id_cliente: ana._id, nombre: 'Acta', archivo })
  expect(made.body).toMatchObject({ archivos: [{ nombre: 'Acta', extension: 'pdf', tamano: 4 }] })
  expect(backend.data.archivos[0]?.contenido).toBe(archivo)
  const both = { id_cliente: ana._id, id_archivo: backend.data.archivos[0]?._id }
  await ask('/clientes/editar_archivo', { ...both, descripcion: 'Firmada', version: '1' })
  expect((await ask('/clientes/detalles_archivo', both)).body).toMatchObject({
    archivo: { nombre: 'Acta', descripcion: 'Firmada', url: expect.stringContaining('/admin/descargas/') },
  })
  expect(await ask('/clientes/editar_archivo', { ...both, version: '1' })).toMatchObject({ status: 409 })
  expect((await ask('/clientes/eliminar_archivo', both)).body).toMatchObject({ archivos: [] })
  expect((await ask('/clientes/restaurar_archivo', both)).body).toMatchObject({
    archivos: [{ nombre: 'Acta' }],
  })
})

it('[D24] refuses a new file without its bytes', async () => {
  const { ask } = signedIn()
  expect(await ask('/clientes/crear_archivo', { id_cliente: ana._id, nombre: 'Acta' })).toMatchObject({
    status: 400,
    body: { campos: { archivo: expect.any(String) } },
  })
})

it('[D15] [D14] contracts a membership', async () => {
  const { ask } = signedIn({ membresias: [unaMembresia()] })
  const periodo = { fecha_inicio: '2024-01-01', fecha_fin: '2999-01-01' }
  const wanted = { id_cliente: ana._id, id_membresia: unaMembresia()._id, total: 10, metodo: 2, ...periodo }
  expect((await ask('/clientes/crear_contratacion', wanted)).body).toMatchObject({
    contratacion: { status: 0, membresia: { nombre: 'Básica' } },
  })
  expect((await ask('/clientes/perfil', { id: ana._id })).body).toMatchObject({
    cliente: { indicadores_generales: { membresia_actual: { nombre: 'Básica' } } },
  })
})
