import type { TipoHistoria } from '../../contract/index.ts'
import { nombreCompleto } from '../../format/index.ts'
import { badFields, type Context, type Handlers } from './handler.ts'
import { findCliente } from './rows.ts'

const FILAS = 20

/** An entry is about a row, which it has under its kind. */
const entry = (
  tipo: TipoHistoria,
  { _id }: { _id: string },
  momento: string,
  autor: string,
  row: object,
) => ({
  ...{ tipo, _id, momento, autor },
  [tipo]: row,
})

/** Everything that happened to a client; days stand for instants where the rows have no other. */
function entriesOf({ data }: Context, cliente: { _id: string; creacion: string }) {
  const mine = <R extends { id_cliente?: string }>(rows: R[]) =>
    rows.filter(({ id_cliente }) => id_cliente === cliente._id)
  const somebody = data.usuarios[0] ? nombreCompleto(data.usuarios[0]) : ''
  return [
    entry('cambio', { _id: cliente._id.replace('0', '1') }, cliente.creacion, somebody, {
      accion: 'crear',
      campos: [],
    }),
    ...mine(data.notas).map((row) => entry('nota', row, row.creacion, row.autor.nombre, row)),
    ...mine(data.mensajes).map((row) => entry('mensaje', row, row.momento, somebody, row)),
    ...mine(data.archivos).map((row) => entry('archivo', row, row.fecha, somebody, row)),
    ...mine(data.asesorias).map(({ tipo = 0, ...row }) =>
      entry('asesoria', row, noon(row.creacion), row.asesor?.nombre ?? somebody, {
        ...row,
        tipo,
        fecha: row.creacion,
      }),
    ),
    ...mine(data.contrataciones).map(({ membresia: { nombre }, ...row }) => {
      const hecho = row.status === 2 ? 'cancelada' : 'contratada'
      return entry('contratacion', row, noon(row.fecha_inicio), somebody, {
        ...row,
        membresia: nombre,
        hecho,
      })
    }),
  ]
}

const noon = (day: string) => `${day}T12:00:00.000Z`

export const historia = {
  'POST /clientes/historia': ({ id_cliente, tipos, filas = FILAS, despues }, context) => {
    const cliente = findCliente(context, id_cliente)
    const key = ({ momento, _id }: { momento: string; _id: string }) => `${momento} ${_id}`
    const entries = entriesOf(context, cliente)
      .filter(({ tipo }) => tipos.length === 0 || tipos.includes(tipo))
      .toSorted((a, b) => key(b).localeCompare(key(a)))
    const from = despues === undefined ? 0 : entries.findIndex((one) => key(one) === despues) + 1
    if (despues !== undefined && from === 0) throw badFields({ despues: 'No es un cursor de esta lista' })
    const entradas = entries.slice(from, from + filas)
    const last = from + filas < entries.length ? entradas.at(-1) : undefined
    return { entradas, siguiente: last ? key(last) : null }
  },
} satisfies Partial<Handlers>
