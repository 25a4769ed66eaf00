import { TIPOS_DE_SIEMPRE, type TipoHistoria } from '../../../contract/index.ts'
import { nombreCompleto } from '../../../format/index.ts'
import { badFields, type Context, type Handlers } from '../handler.ts'
import { findCliente, rowsOf } from '../lists/rows.ts'

const FILAS = 20

/** Everything that happened to a client; days stand for instants where the rows have no other. */
function entriesOf({ data }: Context, cliente: { _id: string; creacion: string }) {
  const somebody = data.usuarios[0] ? nombreCompleto(data.usuarios[0]) : ''
  /** An entry is about a row, which it has under its kind. */
  const entry = (tipo: TipoHistoria, _id: string, when: string, autor: string, row: object) => ({
    ...{ tipo, _id, autor, [tipo]: row },
    momento: when.length > 10 ? when : `${when}T12:00:00.000Z`,
  })
  const made = { accion: 'crear', campos: [] }
  return [
    entry('cambio', cliente._id.replace('0', '1'), cliente.creacion, somebody, made),
    ...rowsOf(data.notas, cliente._id).map((one) =>
      entry('nota', one._id, one.creacion, one.autor.nombre, one),
    ),
    ...rowsOf(data.mensajes, cliente._id).map((one) => entry('mensaje', one._id, one.momento, somebody, one)),
    ...rowsOf(data.archivos, cliente._id).map((one) => entry('archivo', one._id, one.fecha, somebody, one)),
    ...rowsOf(data.asesorias, cliente._id).map(({ tipo = 0, ...one }) => {
      const row = { ...one, tipo, fecha: one.creacion }
      return entry('asesoria', one._id, one.creacion, one.asesor?.nombre ?? somebody, row)
    }),
    ...rowsOf(data.contrataciones, cliente._id).flatMap((compra) =>
      data.pagos
        .filter(({ id_contratacion }) => id_contratacion === compra._id)
        .map((one) => {
          const row = {
            ...one,
            membresia: compra.membresia.nombre,
            hecho: one.cancelacion ? 'cancelado' : 'registrado',
          }
          return entry('pago', one._id, one.fecha, somebody, row)
        }),
    ),
    ...rowsOf(data.contrataciones, cliente._id).map((one) => {
      const hecho = one.status === 2 ? 'cancelada' : 'contratada'
      const row = { ...one, membresia: one.membresia.nombre, hecho }
      return entry('contratacion', one._id, one.fecha_inicio, somebody, row)
    }),
  ]
}

export const historia = {
  'POST /clientes/historia': ({ id_cliente, tipos, filas = FILAS, despues }, context) => {
    const key = ({ momento, _id }: { momento: string; _id: string }) => `${momento} ${_id}`
    const entries = entriesOf(context, findCliente(context, id_cliente))
      .filter(({ tipo }) => (tipos.length > 0 ? tipos : TIPOS_DE_SIEMPRE).includes(tipo))
      .toSorted((a, b) => key(b).localeCompare(key(a)))
    const from = despues === undefined ? 0 : entries.findIndex((one) => key(one) === despues) + 1
    if (despues !== undefined && from === 0) throw badFields({ despues: 'No es un cursor de esta lista' })
    const entradas = entries.slice(from, from + filas)
    const last = from + filas < entries.length ? entradas.at(-1) : undefined
    return { entradas, siguiente: last ? key(last) : null }
  },
} satisfies Partial<Handlers>
