import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApi } from '../../../test/api.ts'
import { importSheet, readSheetOf, seen } from './importaciones.testing.ts'

const api = useApi()

const clients = () =>
  api.sql<Record<string, unknown>>('select * from clientes where eliminacion is null order by nombre')
const create = async (campos: object) => (await api.call('POST /clientes/crear', campos)).body._id as string

beforeEach(() => api.sql('update clientes set eliminacion = now() where eliminacion is null'))

describe('importing clients from a sheet', () => {
  it('[E-11] [D24] makes a client of each row, by the rules of the form, and says what is wrong with the others', async () => {
    const csv = [
      'Nombre,Apellido paterno,Fecha de nacimiento,Teléfono,Correo,Tipo de persona,Régimen fiscal,Número de empleados,Mínimo de ingresos anuales',
      'Ana,López,31/12/1980,55 1234 5678,ana@correo.mx,Física,612,3,"$1,250.50"',
      'Luis,Ruiz,1975-02-03,,,Moral,601,,',
      ',Sin Nombre,,,,,,,',
      'Eva,Mal,31/02/1980,,,Moral,612,muchos,',
      'Futura,Mal,01/01/2999,,,x,,,',
    ].join('\n')
    const { importacion, fallas } = await importSheet(api, csv)
    assert.deepEqual(
      [importacion.estado, importacion.total, importacion.avance, importacion.creados, importacion.fallidos],
      ['terminada', 5, 5, 2, 3],
    )
    const [ana, luis] = await clients()
    assert.deepEqual(
      [
        ana!.nombre,
        ana!.apellido_paterno,
        ana!.celular,
        ana!.email,
        ana!.tipo_persona,
        ana!.numero_empleados,
      ],
      ['Ana', 'López', '55 1234 5678', 'ana@correo.mx', 0, 3],
    )
    assert.equal(Number(ana!.minimo_ingresos_anuales), 1250.5)
    const { body } = await api.call('POST /clientes/detalles', { id: luis!._id })
    assert.deepEqual([body.cliente.nacimiento, body.cliente.tipo_persona], ['1975-02-03', 1])
    assert.deepEqual(
      fallas.map(({ fila, columna, motivo }) => [fila, columna, motivo]),
      [
        [4, 'Nombre', 'Falta el nombre'],
        [5, 'Número de empleados', 'No se entiende la cantidad; se admiten 1250.50 y 1,250.50'],
        [5, 'Fecha de nacimiento', 'Esa fecha no existe'],
        [6, 'Tipo de persona', 'Debe ser Física o Moral'],
        [6, 'Fecha de nacimiento', 'Es un día que no ha llegado'],
      ],
    )
  })

  it('[E-11] shows beforehand what would become of the rows, and changes nothing', async () => {
    const { _id: id } = await readSheetOf(
      api,
      'Cliente;Nacimiento\nAna María de la O Ruiz;03/04/1980\nLópez Díaz, Juan;x\n',
    )
    const ask = (columnas: (string | null)[], more = {}) =>
      api.call('POST /clientes/revisar_importacion', { id, columnas, ...more })
    const { body } = await ask(['nombre_completo', 'nacimiento'])
    assert.deepEqual([body.revisadas, body.correctas], [2, 1])
    assert.deepEqual(body.muestra, [
      {
        fila: 2,
        valores: {
          nombre: 'Ana María',
          apellido_paterno: 'de la O',
          apellido_materno: 'Ruiz',
          nacimiento: '1980-04-03',
        },
      },
    ])
    assert.deepEqual(body.fallas, [
      {
        fila: 3,
        columna: 'Nacimiento',
        valor: 'x',
        motivo: 'No se entiende la fecha; se admiten 31/12/1980 y 1980-12-31',
      },
    ])
    const american = await ask(['nombre_completo', 'nacimiento'], { fechas: 'mes' })
    assert.equal(american.body.muestra[0].valores.nacimiento, '1980-03-04')
    for (const [columnas, sentence] of [
      [['nombre'], 'La hoja tiene 2 columnas'],
      [['nombre', 'nombre'], 'Dos columnas van al mismo campo'],
      [[null, 'email'], 'Falta decir qué columna tiene el nombre'],
      [['nombre_completo', 'nombre'], 'El nombre está en una columna o en varias, no en las dos formas'],
    ] as const) {
      const refused = await ask([...columnas])
      assert.deepEqual([refused.status, refused.body.campos.columnas], [400, sentence])
    }
    assert.deepEqual(await clients(), [])
  })

  it('[E-11] leaves out those that exist or repeat, adds them all the same, or fills in what they have empty', async () => {
    const id = await create({
      nombre: 'Ana',
      apellido_paterno: 'López',
      rfc: 'LOAA800101AB1',
      celular: '55 1111 2222',
    })
    await create({ nombre: 'Otra', apellido_paterno: 'Igual', rfc: 'IUXO800101AB1' })
    const csv = [
      'Nombre,Apellido paterno,RFC,Celular,Puesto',
      'Ana,Lopes,loaa-800101-ab1,,Directora',
      'Otra,Igual,IUXO900101AB1,,',
      'Nueva,Persona,,5599998888,',
      'Nueva,Persona,,(55) 9999 8888,Jefa',
    ].join('\n')
    const { importacion, fallas } = await importSheet(api, csv)
    assert.deepEqual([importacion.creados, importacion.omitidos], [2, 2])
    assert.deepEqual(
      fallas.map(({ fila, motivo }) => [fila, motivo]),
      [
        [2, 'Ya existe «Ana López», con el mismo RFC'],
        [5, 'Repite la fila 4'],
      ],
    )
    const filled = await importSheet(api, csv, { repetidos: 'completar' })
    assert.deepEqual(
      [filled.importacion.creados, filled.importacion.completados, filled.importacion.omitidos],
      [0, 2, 2],
    )
    const { body } = await api.call('POST /clientes/detalles', { id })
    assert.deepEqual(
      [body.cliente.apellido_paterno, body.cliente.puesto, body.cliente.celular, body.cliente.version],
      ['López', 'Directora', '55 1111 2222', 2],
    )
    const again = await importSheet(api, csv, { repetidos: 'agregar' })
    assert.equal(again.importacion.creados, 4)
  })

  it('[E-11] undoes what nobody changed since, and says what it left', async () => {
    const id = await create({ nombre: 'Vieja', apellido_paterno: 'Conocida', rfc: 'COVI800101AB1' })
    const { importacion } = await importSheet(
      api,
      'Nombre,Apellido paterno,RFC,Puesto\nVieja,Conocida,COVI800101AB1,Jefa\nUna,Nueva,,\nDos,Cambiada,,\nTres,Asesorada,,\n',
      { repetidos: 'completar' },
    )
    assert.deepEqual([importacion.creados, importacion.completados], [3, 1])
    const named = async (nombre: string) =>
      (await clients()).find((one) => one.nombre === nombre)!._id as string
    await api.call('POST /clientes/editar', { id: await named('Dos'), puesto: 'Otro' })
    const asesoria = { cliente: await named('Tres'), motivo: 'Una', fecha: '2026-01-15' }
    assert.equal((await api.call('POST /asesorias/crear', asesoria)).status, 200)

    const undo = await api.call('POST /clientes/deshacer_importacion', { id: importacion._id })
    assert.equal(undo.body.importacion.estado, 'deshaciendo')
    await api.app.importaciones.idle()
    const after = await seen(api, importacion._id)
    assert.deepEqual(
      [after.importacion.estado, after.importacion.deshechos, after.importacion.conservados],
      ['deshecha', 2, 2],
    )
    assert.deepEqual(
      after.fallas.map(({ fila, motivo }) => [fila, motivo]),
      [
        [4, 'Alguien lo cambió después de la importación'],
        [5, 'Ya tiene asesorías, contrataciones, archivos, notas o mensajes'],
      ],
    )
    assert.deepEqual(
      (await clients()).map(({ nombre }) => nombre),
      ['Dos', 'Tres', 'Vieja'],
    )
    const { body } = await api.call('POST /clientes/detalles', { id })
    assert.equal(body.cliente.puesto, null)
    const twice = await api.call('POST /clientes/deshacer_importacion', { id: importacion._id })
    assert.equal(twice.body.msg, 'Ya se había deshecho')
  })

  it('[E-11] gives the rows that failed as a file, which imports once it is mended', async () => {
    const { importacion } = await importSheet(
      api,
      'Nombre,Correo,Nacimiento\nBien,bien@correo.mx,\nMal,=1+1@correo.mx,ayer\n',
    )
    const { body } = await api.call('POST /clientes/descargar_fallas', { id: importacion._id })
    const file = await api.app.inject({
      method: 'GET',
      url: new URL(body.url, 'http://x').pathname + new URL(body.url, 'http://x').search,
    })
    assert.equal(
      file.payload,
      "\ufeffNombre,Correo,Nacimiento,Motivo\r\nMal,'=1+1@correo.mx,ayer,Nacimiento: No se entiende la fecha; se admiten 31/12/1980 y 1980-12-31\r\n".replace(
        'Nacimiento: No se entiende la fecha; se admiten 31/12/1980 y 1980-12-31',
        '"Nacimiento: No se entiende la fecha; se admiten 31/12/1980 y 1980-12-31"',
      ),
    )
    const mended = await importSheet(api, file.payload.replace('ayer', '01/02/1990'))
    assert.equal(mended.importacion.creados, 1)
    assert.deepEqual(
      (await clients()).map(({ email }) => email),
      ['bien@correo.mx', '=1+1@correo.mx'],
    )
  })

  it('[E-11] is cancelled between groups: what is done stays done, and can be undone', async () => {
    const rows = Array.from({ length: 250 }, (_, i) => `Persona ${i},p${i}@correo.mx`)
    const { _id: id } = await readSheetOf(api, `Nombre,Correo\n${rows.join('\n')}`)
    const begin = { id, columnas: ['nombre', 'email'], repetidos: 'omitir' }
    assert.equal((await api.call('POST /clientes/comenzar_importacion', begin)).status, 200)
    const second = await api.call('POST /clientes/comenzar_importacion', begin)
    assert.equal(second.status, 409)
    const cancelled = await api.call('POST /clientes/cancelar_importacion', { id })
    assert.equal(cancelled.body.importacion.estado, 'cancelada')
    await api.app.importaciones.idle()
    assert.deepEqual(await clients(), [])
    const { body } = await api.call('POST /clientes/listar_importaciones', {})
    assert.equal(body.importaciones[0]._id, id)
  })

  it('[E-11] [D49] filling in and undoing need the permission to edit, also while they run', async () => {
    const token = await api.tokenWith({ clientes: { agregar: true } })
    const { _id: id } = await readSheetOf(api, 'Nombre\nAna López\n', { token })
    const begin = { id, columnas: ['nombre'], repetidos: 'completar' }
    assert.equal((await api.call('POST /clientes/comenzar_importacion', begin, { token })).status, 403)
    assert.equal((await api.call('POST /clientes/deshacer_importacion', { id }, { token })).status, 403)
    assert.equal((await api.call('POST /clientes/ver_importacion', { id })).status, 404, 'of another person')
    const ok = await api.call(
      'POST /clientes/comenzar_importacion',
      { ...begin, repetidos: 'omitir' },
      { token },
    )
    assert.equal(ok.status, 200)
    await api.sql(`update usuarios set permisos = '{}' where permisos::text like '%agregar%' and tipo <> 0`)
    await api.app.importaciones.idle()
    const [row] = await api.sql('select estado, motivo from importaciones where _id = $1', [id])
    assert.deepEqual(row, { estado: 'detenida', motivo: 'Se perdió el permiso para hacer esto' })
  })
})
