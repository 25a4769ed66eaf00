import type { Importacion } from '@backoffice/shared/contract'
import { type Backend, unId } from '@backoffice/shared/testing'

const columna = (
  titulo: string,
  destino: Importacion['columnas'][number]['destino'],
  ...muestra: string[]
) => ({
  ...{ titulo, muestra, destino },
})

/** A sheet of three rows that the server has read. */
const leida: Importacion = {
  ...{ _id: unId(0xa00), nombre: 'clientes.csv', estado: 'leida', motivo: null },
  columnas: [
    columna('Nombre', 'nombre', 'Ana', 'Luis'),
    columna('Apellido paterno', 'apellido_paterno', 'Ruiz', 'Paz', 'Nadie'),
    columna('Correo', 'email', 'ana@correo.mx'),
    columna('Cargo', 'puesto', 'Jefa'),
  ],
  ...{ total: 3, avance: 0, creados: 0, completados: 0, omitidos: 0, fallidos: 0 },
  ...{ deshechos: 0, conservados: 0, creacion: '2024-05-01T12:00:00.000Z', fin: null },
}

const sinNombre = { fila: 4, columna: 'Nombre', valor: null, motivo: 'Falta el nombre' }

/** What an import has done when it has ended, or with `estado`, when it is looked at. */
export type Hecho = Partial<Importacion>

/**
 * Gives the answers of one import from its sheet to its undoing. How a sheet is read and what becomes of its rows is the
 * api's, and proved there (api/src/resources/importaciones).
 */
export function answersOfAnImport(backend: Backend, hecho: Hecho = {}): void {
  let importacion = { ...leida, total: hecho.total ?? leida.total }
  const now = (change: Hecho) => (importacion = { ...importacion, ...change })
  const fin = '2024-05-01T12:01:00.000Z'
  backend.answers('POST /clientes/leer_importacion', () => ({ msg: 'Se leyeron 3 filas', importacion }))
  backend.answers('POST /clientes/revisar_importacion', ({ columnas }) => ({
    ...{ revisadas: 3, correctas: 2, fallas: [sinNombre] },
    muestra: [
      {
        fila: 2,
        valores: {
          nombre: 'Ana',
          apellido_paterno: 'Ruiz',
          ...(columnas.includes('puesto') && { puesto: 'Jefa' }),
        },
      },
    ],
  }))
  backend.answers('POST /clientes/comenzar_importacion', () => ({
    ...{ msg: 'En marcha: 3 filas', importacion: now({ estado: 'en_curso' }) },
  }))
  backend.answers('POST /clientes/ver_importacion', () => {
    const { estado, avance, total } = importacion
    if (estado === 'en_curso') now({ estado: 'terminada', avance: total, fin, ...hecho })
    if (estado === 'deshaciendo') now({ estado: 'deshecha', deshechos: 1, fin })
    const omitida = {
      fila: 2,
      columna: null,
      valor: null,
      motivo: 'Ya existe «Ana Ruiz», con el mismo correo',
    }
    return { importacion, fallas: avance + (hecho.omitidos ?? 0) > 0 ? [omitida, sinNombre] : [] }
  })
  backend.answers('POST /clientes/cancelar_importacion', () => ({
    ...{ msg: 'Cancelada', importacion: now({ estado: 'cancelada', fin }) },
  }))
  backend.answers('POST /clientes/deshacer_importacion', () => ({
    ...{ msg: 'Se está deshaciendo la importación', importacion: now({ estado: 'deshaciendo' }) },
  }))
  backend.answers('POST /clientes/listar_importaciones', () => ({
    importaciones: importacion.estado === 'leida' ? [] : [importacion],
  }))
}
