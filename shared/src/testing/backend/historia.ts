import type { EntradaHistoria } from '../../contract/index.ts'
import { nombreCompleto } from '../../format/index.ts'
import { badFields, type Context, type Handlers } from './handler.ts'
import { findCliente, pick } from './rows.ts'

const FILAS = 20

/** Everything that happened to a client; days stand for instants where the rows have no other. */
function entriesOf({ data }: Context, id: string): EntradaHistoria[] {
  const ofClient = <R extends { id_cliente?: string }>(rows: R[]) =>
    rows.filter((row) => row.id_cliente === id)
  const rosa = nombreCompleto(data.usuarios[0] ?? { nombre: 'Rosa', apellido_paterno: 'Méndez' })
  const cliente = data.clientes.find(({ _id }) => _id === id)
  return [
    ...ofClient(data.notas).map((nota): EntradaHistoria => {
      const { _id, creacion: momento, autor } = nota
      return { tipo: 'nota', _id, momento, autor: autor.nombre, nota }
    }),
    ...ofClient(data.asesorias).map((row): EntradaHistoria => {
      const { _id, motivo, tipo = 0, creacion: fecha, finalizacion, asesor } = row
      const asesoria = { motivo, tipo, fecha, finalizacion }
      return { tipo: 'asesoria', _id, momento: noon(fecha), autor: asesor?.nombre ?? rosa, asesoria }
    }),
    ...ofClient(data.contrataciones).map((row): EntradaHistoria => {
      const { _id, membresia, status, fecha_inicio } = row
      const contratacion = {
        hecho: status === 2 ? ('cancelada' as const) : ('contratada' as const),
        membresia: membresia.nombre,
        ...pick(row, ['total', 'metodo', 'fecha_inicio', 'fecha_fin']),
      }
      return { tipo: 'contratacion', _id, momento: noon(fecha_inicio), autor: rosa, contratacion }
    }),
    ...ofClient(data.archivos).map((row): EntradaHistoria => {
      const archivo = pick(row, ['nombre', 'extension'])
      return { tipo: 'archivo', _id: row._id, momento: row.fecha, autor: rosa, archivo }
    }),
    ...(cliente
      ? [
          {
            _id: id.replace('0', '1'),
            momento: cliente.creacion,
            autor: rosa,
            tipo: 'cambio' as const,
            cambio: CREATED,
          },
        ]
      : []),
  ]
}

const noon = (day: string) => `${day}T12:00:00.000Z`
const CREATED = { accion: 'crear' as const, campos: [] }

export const historia = {
  'POST /clientes/historia': ({ id_cliente, tipos, filas = FILAS, despues }, context) => {
    findCliente(context, id_cliente)
    const key = ({ momento, _id }: EntradaHistoria) => `${momento} ${_id}`
    const entries = entriesOf(context, id_cliente)
      .filter(({ tipo }) => tipos.length === 0 || tipos.includes(tipo))
      .toSorted((a, b) => key(b).localeCompare(key(a)))
    const from = despues === undefined ? 0 : entries.findIndex((one) => key(one) === despues) + 1
    if (despues !== undefined && from === 0) {
      throw badFields({ despues: 'No es un cursor de esta lista' })
    }
    const entradas = entries.slice(from, from + filas)
    const last = from + filas < entries.length ? entradas.at(-1) : undefined
    return { entradas, siguiente: last ? key(last) : null }
  },
} satisfies Partial<Handlers>
