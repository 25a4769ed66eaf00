import { LOTE_MAX } from '../../../contract/index.ts'
import { nombreCompleto } from '../../../format/index.ts'
import { unLote } from '../../builders.ts'
import { clientes } from '../clientes/clientes.ts'
import { Refusal, type Context, type Handler, type Handlers, type Input } from '../handler.ts'
import { derived } from '../lists/derived.ts'
import { DERIVED } from '../lists/derivedRows.ts'
import { findRow } from '../lists/rows.ts'
import { usuarios } from './usuarios.ts'

/** Those whose rows are only deleted and restored; of what else is done to many, a test gives the answers. */
const BORRABLES = [...DERIVED, 'clientes', 'usuarios'] as const
type Lista = (typeof BORRABLES)[number]

type Asked = Omit<Input<'POST /clientes/crear_lote'>, 'filtro'> & { filtro?: object | undefined }

const handlers = { ...derived, ...clientes, ...usuarios } as Record<`POST /${string}`, Handler>

/** The rows that a filter finds. */
function found(lista: Lista, filtro: object | undefined, context: Context) {
  if (!filtro) return []
  const answer = handlers[`POST /${lista}/listar`]!({ ...filtro, filas: LOTE_MAX }, context)
  return (answer as Record<Lista, { _id: string }[]>)[lista].map(({ _id }) => ({ id: _id }))
}

/** Does a batch at once; of one that goes on for a while, or may not begin, a test gives the answers. */
const begin =
  (lista: Lista) =>
  ({ accion, renglones, filtro, id_lote }: Asked, context: Context) => {
    const { data, newId, now } = context
    const done = data.lotes.find(({ _id }) => _id === id_lote)?.listos
    const rows = renglones ?? done ?? found(lista, filtro, context)
    const lote = unLote({ _id: newId(), lista, accion, total: rows.length, creacion: now(), fallas: [] })
    for (const row of rows)
      try {
        handlers[`POST /${lista}/${accion}`]?.(row, context)
        lote.listos.push({ id: row.id })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const one = data[lista].find(({ _id }) => _id === row.id)
        lote.fallas.push({ _id: row.id, nombre: one ? nombreCompleto(one) : null, motivo: error.message })
      }
    const told = { ...lote, hechos: lote.listos.length, fallidos: lote.fallas.length, fin: now() }
    data.lotes.unshift(told)
    return { msg: 'En marcha', lote: told }
  }

export const lotes = {
  ...(Object.fromEntries(BORRABLES.map((lista) => [`POST /${lista}/crear_lote`, begin(lista)])) as Record<
    `POST /${Lista}/crear_lote`,
    Handler<Asked>
  >),
  'POST /lotes/ver': ({ id }, { data }) => {
    const lote = findRow(data.lotes, id, 'El lote no existe')
    return { lote, fallas: lote.fallas }
  },
} satisfies Partial<Handlers>
