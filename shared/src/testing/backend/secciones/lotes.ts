import { LOTE_MAX, type Lote, NOMBRES, SE_DESHACEN } from '../../../contract/index.ts'
import { nombreCompleto, numero } from '../../../format/index.ts'
import { clientes } from '../clientes/clientes.ts'
import type { LoteGuardado } from '../data.ts'
import { badFields, Refusal, type Context, type Handler, type Handlers, type Input } from '../handler.ts'
import { derived } from '../lists/derived.ts'
import { DERIVED } from '../lists/derivedRows.ts'
import { usuarios } from './usuarios.ts'

/** Those whose rows are only deleted and restored; of what else is done to many, a test gives the answers. */
const BORRABLES = [...DERIVED, 'clientes', 'usuarios'] as const
type Lista = (typeof BORRABLES)[number]
type Row = LoteGuardado['quedan'][number]

/** A look at a batch does this many of its rows, so that a test sees it move. */
const GROUP = 100

const handlers = { ...derived, ...clientes, ...usuarios } as Record<`POST /${string}`, Handler>

/** The rows of a list and the deleted ones. */
const knownOf = ({ data }: Context, lista: Lista) => [...data[lista], ...data.eliminados[lista]]

/** Does the next rows of a batch. */
function advance(lote: LoteGuardado, context: Context): void {
  if (lote.estado !== 'en_curso') return
  const lista = lote.lista as Lista
  for (const row of lote.quedan.splice(0, GROUP)) {
    try {
      handlers[`POST /${lista}/${lote.accion}`]?.(row, context)
      lote.listos.push({ id: row.id, version: (row.version ?? 1) + 1 })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const found = knownOf(context, lista).find(({ _id }) => _id === row.id)
      lote.fallas.push({ _id: row.id, nombre: found ? nombreCompleto(found) : null, motivo: error.msg })
    }
  }
  Object.assign(lote, { hechos: lote.listos.length, fallidos: lote.fallas.length })
  if (lote.quedan.length === 0) Object.assign(lote, { estado: 'terminado', fin: context.now() })
}

function mine({ data, usuario }: Context, id: string, lista?: Lista): LoteGuardado {
  const lote = data.lotes.find((one) => one._id === id && one.por === usuario._id)
  if (!lote || (lista && lote.lista !== lista)) throw new Refusal(404, 'El lote no existe')
  return lote
}

type Asked = Pick<Input<'POST /clientes/crear_lote'>, 'renglones' | 'id_lote' | 'esperados'> & {
  accion: Lote['accion']
  filtro?: object | undefined
}

function rowsOf(lista: Lista, asked: Asked, context: Context): Row[] {
  const { accion, renglones, filtro, id_lote, esperados } = asked
  if ([renglones, filtro, id_lote].filter((way) => way !== undefined).length !== 1)
    throw badFields({ renglones: 'Va uno de renglones, filtro e id_lote' })
  if (id_lote !== undefined) {
    if (accion !== 'restaurar') throw badFields({ id_lote: 'Solo se puede restaurar' })
    const lote = mine(context, id_lote, lista)
    if (!SE_DESHACEN.has(lote.accion)) throw badFields({ id_lote: 'Ese lote no se puede deshacer' })
    if (lote.estado === 'en_curso') throw new Refusal(409, 'Ese lote todavía está en marcha')
    return [...lote.listos]
  }
  const now = knownOf(context, lista)
  if (renglones)
    return renglones.map((row) => ({ version: now.find(({ _id }) => _id === row.id)?.version, ...row }))
  if (accion === 'restaurar') throw badFields({ filtro: 'Se restauran renglones o un lote' })
  const answer = handlers[`POST /${lista}/listar`]!({ ...filtro, filas: LOTE_MAX }, context)
  const { [lista]: found } = answer as Record<Lista, { _id: string; version?: number }[]>
  if (esperados !== undefined && esperados !== found.length) {
    const cambio = `se confirmaron ${esperados} y ahora coinciden ${found.length}`
    throw new Refusal(409, `La lista cambió: ${cambio}. No se hizo nada.`)
  }
  return found.map(({ _id, version }) => ({ id: _id, version }))
}

const begin = (lista: Lista) => (asked: Asked, context: Context) => {
  const quedan = rowsOf(lista, asked, context).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const total = quedan.length
  if (total === 0) throw new Refusal(409, 'No hay nada que hacer: no coincide ninguno')
  const lote: LoteGuardado = {
    ...{ _id: context.newId(), lista, accion: asked.accion, estado: 'en_curso', motivo: null },
    ...{ total, hechos: 0, fallidos: 0, creacion: context.now(), fin: null },
    ...{ por: context.usuario._id, quedan, listos: [], fallas: [] },
  }
  context.data.lotes.unshift(lote)
  return { msg: `En marcha: ${numero(total)} ${NOMBRES[lista][total === 1 ? 'uno' : 'varios']}`, lote }
}

export const lotes = {
  ...(Object.fromEntries(BORRABLES.map((lista) => [`POST /${lista}/crear_lote`, begin(lista)])) as Record<
    `POST /${Lista}/crear_lote`,
    Handler<Asked>
  >),
  'POST /lotes/ver': ({ id }, context) => {
    const lote = mine(context, id)
    advance(lote, context)
    return { lote, fallas: lote.fallas }
  },
  'POST /lotes/cancelar': ({ id }, context) => {
    const lote = mine(context, id)
    if (lote.estado !== 'en_curso') return { msg: 'Ya había terminado', lote }
    Object.assign(lote, { estado: 'cancelado', fin: context.now() })
    return { msg: 'Cancelado: lo hecho se queda', lote }
  },
  'POST /lotes/mios': (_input, { data, usuario }) => ({
    lotes: data.lotes.filter((one) => one.por === usuario._id && one.estado === 'en_curso'),
  }),
} satisfies Partial<Handlers>
