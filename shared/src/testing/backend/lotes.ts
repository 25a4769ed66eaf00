import { LOTE_MAX, type Lote, NOMBRES, SE_DESHACEN } from '../../contract/index.ts'
import { hoy, nombreCompleto } from '../../format/index.ts'
import { asesorias } from './asesorias.ts'
import { clientes } from './clientes.ts'
import { contrataciones, extender, extensionOf, reducir } from './contrataciones.ts'
import type { LoteGuardado } from './data.ts'
import { derived } from './derived.ts'
import { type Derived, DERIVED } from './derivedRows.ts'
import { badFields, Refusal, type Context, type Handler, type Handlers } from './handler.ts'
import { usuarios } from './usuarios.ts'

type Lista = Lote['lista']
type Row = LoteGuardado['quedan'][number]

/** A look at a batch does this many of its rows, so that a test sees it move. */
const GROUP = 100

/** What the calls for one row do, or else these. */
const handlers = {
  ...{ ...derived, ...clientes, ...asesorias, ...usuarios, ...contrataciones },
  'POST /asesorias/asignar': asesorias['POST /asesorias/editar'],
  'POST /asesorias/finalizar': (row: Row, context: Context) => {
    const { finalizacion } = context.data.asesorias.find(({ _id }) => _id === row.id) ?? {}
    if (finalizacion) throw new Refusal(409, 'Ya estaba finalizada')
    return asesorias['POST /asesorias/editar'](row, context)
  },
  'POST /asesorias/mover': ({ fecha, ...row }: Row & { fecha: string }, context: Context) => {
    const { creacion } = context.data.asesorias.find(({ _id }) => _id === row.id) ?? {}
    if (creacion === fecha) throw new Refusal(409, 'Ya es de ese día')
    return asesorias['POST /asesorias/editar']({ ...row, fecha }, context)
  },
  'POST /asesorias/restaurar': ({ previo, vuelve, ...row }: Row & { vuelve?: true }, context: Context) =>
    vuelve
      ? asesorias['POST /asesorias/editar']({ ...row, fecha: previo }, context)
      : asesorias['POST /asesorias/restaurar'](row, context),
  'POST /contrataciones/extender': extender,
  'POST /contrataciones/restaurar': reducir,
} as Record<`POST /${string}`, Handler>

const deleted = ({ data }: Context, lista: Lista) =>
  lista === 'contrataciones' ? [] : data.eliminados[lista]

function nameOf(context: Context, lista: Lista, id: string): string | null {
  const row = [...context.data[lista], ...deleted(context, lista)].find(({ _id }) => _id === id)
  if (!row) return null
  if ('motivo' in row) return `${row.motivo} · ${row.cliente}`
  if ('membresia' in row) return `${nameOf(context, 'clientes', row.id_cliente)} · ${row.membresia.nombre}`
  return nombreCompleto(row)
}

/** What the undoing goes back to. */
const previoOf = (lista: Lista, id: string, { data }: Context): string | undefined =>
  lista === 'asesorias'
    ? data.asesorias.find(({ _id }) => _id === id)?.creacion
    : data.contrataciones.find(({ _id }) => _id === id)?.fecha_fin

/** Does the next rows of a batch. */
function advance(lote: LoteGuardado, context: Context): void {
  if (lote.estado !== 'en_curso') return
  const { lista, accion } = lote
  const handler = handlers[`POST /${lista}/${accion}`] as Handler
  for (const row of lote.quedan.splice(0, GROUP)) {
    try {
      const previo = previoOf(lista, row.id, context)
      handler({ ...row, ...lote.datos }, context)
      lote.hechos++
      lote.listos.push({ id: row.id, version: (row.version ?? 1) + 1, previo })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      lote.fallidos++
      const motivo = Object.values(error.campos ?? {})[0] ?? error.msg
      lote.fallas.push({ _id: row.id, nombre: nameOf(context, lista, row.id), motivo })
    }
  }
  if (lote.quedan.length === 0) Object.assign(lote, { estado: 'terminado', fin: context.now() })
}

function mine({ data, usuario }: Context, id: string): LoteGuardado {
  const lote = data.lotes.find((one) => one._id === id && one.por === usuario._id)
  if (!lote) throw new Refusal(404, 'El lote no existe')
  return lote
}

interface Asked {
  accion: Lote['accion']
  renglones?: Row[] | undefined
  filtro?: object | undefined
  id_lote?: string | undefined
  esperados?: number | undefined
}

/** What a batch of one's own did, as it left it. */
function toUndo(lista: Lista, { accion }: Asked, id: string, context: Context): Row[] {
  if (accion !== 'restaurar') throw badFields({ id_lote: 'Solo se puede restaurar' })
  const lote = mine(context, id)
  if (lote.lista !== lista) throw new Refusal(404, 'El lote no existe')
  if (!SE_DESHACEN.has(lote.accion)) throw badFields({ id_lote: 'Ese lote no se puede deshacer' })
  if (lote.estado === 'en_curso') throw new Refusal(409, 'Ese lote todavía está en marcha')
  return [...lote.listos]
}

function rowsOf(lista: Lista, asked: Asked, context: Context): Row[] {
  const { renglones, filtro, id_lote, esperados } = asked
  if ([renglones, filtro, id_lote].filter((way) => way !== undefined).length !== 1)
    throw badFields({ renglones: 'Va uno de renglones, filtro e id_lote' })
  if (id_lote !== undefined) return toUndo(lista, asked, id_lote, context)
  const now = [...context.data[lista], ...deleted(context, lista)]
  if (renglones)
    return renglones.map((row) => ({ version: now.find(({ _id }) => _id === row.id)?.version, ...row }))
  if (asked.accion === 'restaurar') throw badFields({ filtro: 'Se restauran renglones o un lote' })
  // The purchases are a page if nothing else is said.
  const all = lista === 'contrataciones' ? { ...filtro, filas: LOTE_MAX } : { ...filtro }
  const list = handlers[`POST /${lista}/listar`] as Handler
  const found = list(all, { ...context, ours: false }) as Record<Lista, { _id: string; version?: number }[]>
  const rows = found[lista].map(({ _id, version }) => ({ id: _id, version }))
  if (esperados !== undefined && esperados !== rows.length) {
    const cambio = `se confirmaron ${esperados} y ahora coinciden ${rows.length}`
    throw new Refusal(409, `La lista cambió: ${cambio}. No se hizo nada.`)
  }
  return rows
}

function begin(lista: Lista, asked: Asked, datos: object, context: Context) {
  const quedan = rowsOf(lista, asked, context).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (quedan.length === 0) throw new Refusal(409, 'No hay nada que hacer: no coincide ninguno')
  const lote: LoteGuardado = {
    ...{ _id: context.newId(), lista, accion: asked.accion, estado: 'en_curso', motivo: null },
    ...{ total: quedan.length, hechos: 0, fallidos: 0, creacion: context.now(), fin: null },
    ...{ por: context.usuario._id, quedan, listos: [], fallas: [], datos },
  }
  context.data.lotes.unshift(lote)
  const rows = `${quedan.length.toLocaleString('es-MX')} ${NOMBRES[lista][quedan.length === 1 ? 'uno' : 'varios']}`
  return { msg: `En marcha: ${rows}`, lote }
}

/** Those that derive from the contract can be deleted and restored. */
const ofDerived = Object.fromEntries(
  DERIVED.map((lista) => [
    `POST /${lista}/crear_lote`,
    (asked: Asked, context: Context) => begin(lista, asked, {}, context),
  ]),
) as Record<`POST /${Derived}/crear_lote`, Handler<Asked>>

export const lotes = {
  ...ofDerived,
  'POST /clientes/crear_lote': (asked, context) => begin('clientes', asked, {}, context),
  'POST /usuarios/crear_lote': (asked, context) => begin('usuarios', asked, {}, context),
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
