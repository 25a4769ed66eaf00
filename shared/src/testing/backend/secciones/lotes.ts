import { LOTE_MAX, type Lote, NOMBRES, SE_DESHACEN } from '../../../contract/index.ts'
import { hoy, nombreCompleto, numero } from '../../../format/index.ts'
import { clientes } from '../clientes/clientes.ts'
import { contrataciones, extender, extensionOf, reducir } from '../clientes/contrataciones.ts'
import type { LoteGuardado } from '../data.ts'
import { badFields, Refusal, type Context, type Handler, type Handlers } from '../handler.ts'
import { derived } from '../lists/derived.ts'
import { type Derived, DERIVED } from '../lists/derivedRows.ts'
import { asesorias } from './asesorias.ts'
import { usuarios } from './usuarios.ts'

type Lista = Lote['lista']
type Row = LoteGuardado['quedan'][number]

/** A look at a batch does this many of its rows, so that a test sees it move. */
const GROUP = 100

const asesoria = asesorias['POST /asesorias/editar']

const ofRow = ({ data }: Context, { id }: Row) => data.asesorias.find(({ _id }) => _id === id)

/** What the calls for one row do, or else these. */
const handlers = {
  ...{ ...derived, ...clientes, ...asesorias, ...usuarios, ...contrataciones },
  'POST /asesorias/asignar': asesoria,
  'POST /asesorias/finalizar': (row: Row, context: Context) => {
    if (ofRow(context, row)?.finalizacion) throw new Refusal(409, 'Ya estaba finalizada')
    return asesoria(row, context)
  },
  'POST /asesorias/mover': (row: Row & { fecha: string }, context: Context) => {
    const previo = ofRow(context, row)?.creacion
    if (previo === row.fecha) throw new Refusal(409, 'Ya es de ese día')
    return asesoria({ ...row, previo }, context)
  },
  'POST /asesorias/restaurar': ({ vuelve, ...row }: Row & { vuelve?: true }, context: Context) =>
    vuelve
      ? asesoria({ ...row, fecha: ofRow(context, row)?.previo }, context)
      : asesorias['POST /asesorias/restaurar'](row, context),
  'POST /contrataciones/extender': extender,
  'POST /contrataciones/restaurar': reducir,
} as Record<`POST /${string}`, Handler>

/** The rows of a list and the deleted ones, by their ids. */
const knownOf = ({ data }: Context, lista: Lista) => [
  ...data[lista],
  ...(lista === 'contrataciones' ? [] : data.eliminados[lista]),
]

function nameOf(context: Context, lista: Lista, id: string | undefined): string | null {
  const row = knownOf(context, lista).find(({ _id }) => _id === id)
  if (!row) return null
  if ('motivo' in row) return `${row.motivo} · ${row.cliente}`
  if ('membresia' in row) return `${nameOf(context, 'clientes', row.id_cliente)} · ${row.membresia.nombre}`
  return nombreCompleto(row)
}

/** Does the next rows of a batch. */
function advance(lote: LoteGuardado, context: Context): void {
  if (lote.estado !== 'en_curso') return
  const { lista, accion } = lote
  for (const row of lote.quedan.splice(0, GROUP)) {
    try {
      handlers[`POST /${lista}/${accion}`]?.({ ...row, ...lote.datos }, context)
      lote.listos.push({ id: row.id, version: (row.version ?? 1) + 1 })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const motivo = Object.values(error.campos ?? {})[0] ?? error.msg
      lote.fallas.push({ _id: row.id, nombre: nameOf(context, lista, row.id), motivo })
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

interface Asked {
  accion: Lote['accion']
  renglones?: Row[] | undefined
  filtro?: object | undefined
  id_lote?: string | undefined
  esperados?: number | undefined
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
  const list = handlers[`POST /${lista}/listar`] as Handler
  const { [lista]: found } = list({ ...filtro, filas: LOTE_MAX }, context) as Record<
    Lista,
    { _id: string; version?: number }[]
  >
  if (esperados !== undefined && esperados !== found.length) {
    const cambio = `se confirmaron ${esperados} y ahora coinciden ${found.length}`
    throw new Refusal(409, `La lista cambió: ${cambio}. No se hizo nada.`)
  }
  return found.map(({ _id, version }) => ({ id: _id, version }))
}

function begin(lista: Lista, asked: Asked, datos: object, context: Context) {
  const quedan = rowsOf(lista, asked, context).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const total = quedan.length
  if (total === 0) throw new Refusal(409, 'No hay nada que hacer: no coincide ninguno')
  const lote: LoteGuardado = {
    ...{ _id: context.newId(), lista, accion: asked.accion, estado: 'en_curso', motivo: null },
    ...{ total, hechos: 0, fallidos: 0, creacion: context.now(), fin: null },
    ...{ por: context.usuario._id, quedan, listos: [], fallas: [], datos },
  }
  context.data.lotes.unshift(lote)
  return { msg: `En marcha: ${numero(total)} ${NOMBRES[lista][total === 1 ? 'uno' : 'varios']}`, lote }
}

/** Those whose batches need nothing else: their rows are deleted and restored. */
const PLAIN = [...DERIVED, 'clientes', 'usuarios'] as const
const plain = Object.fromEntries(
  PLAIN.map((lista) => [
    `POST /${lista}/crear_lote`,
    (asked: Asked, context: Context) => begin(lista, asked, {}, context),
  ]),
) as Record<`POST /${Derived | 'clientes' | 'usuarios'}/crear_lote`, Handler<Asked>>

export const lotes = {
  ...plain,
  'POST /asesorias/crear_lote': ({ asesor, fecha, ...asked }, context) => {
    const { accion } = asked
    if (accion === 'asignar' && !asesor) throw badFields({ asesor: 'Es obligatorio' })
    if (accion === 'asignar' && !context.data.usuarios.some(({ _id }) => _id === asesor))
      throw badFields({ asesor: 'El asesor no existe' })
    if (accion === 'mover' && !fecha) throw badFields({ fecha: 'Es obligatoria' })
    const undone = context.data.lotes.find(({ _id }) => _id === asked.id_lote)
    const datos = {
      asignar: { asesor },
      finalizar: { finalizacion: fecha ?? hoy() },
      mover: { fecha },
      restaurar: undone?.accion === 'mover' ? { vuelve: true } : {},
      eliminar: {},
    }[accion]
    return begin('asesorias', asked, datos, context)
  },
  'POST /contrataciones/crear_lote': ({ dias, fecha_fin, ...asked }, context) => {
    const undoes = asked.accion === 'restaurar'
    if (undoes && asked.id_lote === undefined) throw badFields({ id_lote: 'Se deshace un lote' })
    return begin('contrataciones', asked, undoes ? {} : extensionOf({ dias, fecha_fin }), context)
  },
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
