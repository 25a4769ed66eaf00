import { LOTE_MAX, type CallName, type Lote } from '../../contract/index.ts'
import { nombreCompleto } from '../../format/index.ts'
import { asesorias } from './asesorias.ts'
import { clientes } from './clientes.ts'
import { contrataciones, extender, reducir } from './contrataciones.ts'
import type { LoteGuardado } from './data.ts'
import { Refusal, type Context, type HandlersFor } from './handler.ts'
import { usuarios } from './usuarios.ts'

type Calls = `/${Lote['lista']}/crear_lote` | `/lotes/${'ver' | 'cancelar' | 'mios'}`
type Row = LoteGuardado['quedan'][number]

/** A look at a batch does this many of its rows, so that a test sees it move. */
const GROUP = 100

/** What the calls for one row do. */
const deeds = {
  'clientes eliminar': clientes['POST /clientes/eliminar'],
  'clientes restaurar': clientes['POST /clientes/restaurar'],
  'asesorias eliminar': asesorias['POST /asesorias/eliminar'],
  'asesorias restaurar': asesorias['POST /asesorias/restaurar'],
  'asesorias asignar': asesorias['POST /asesorias/editar'],
  'asesorias finalizar': asesorias['POST /asesorias/editar'],
  'contrataciones extender': extender,
  'contrataciones restaurar': reducir,
  'usuarios eliminar': usuarios['POST /usuarios/eliminar'],
  'usuarios restaurar': usuarios['POST /usuarios/restaurar'],
} as Record<string, (input: never, context: Context) => unknown>

const nameOf = ({ data }: Pick<Context, 'data'>, id: string): string | null => {
  const { clientes, usuarios } = data.eliminados
  const people = [...data.clientes, ...clientes, ...data.usuarios, ...usuarios]
  const person = people.find(({ _id }) => _id === id)
  if (person) return nombreCompleto(person)
  const contratacion = data.contrataciones.find(({ _id }) => _id === id)
  if (contratacion) return `${nameOf({ data }, contratacion.id_cliente)} · ${contratacion.membresia.nombre}`
  const asesoria = [...data.asesorias, ...data.eliminados.asesorias].find(({ _id }) => _id === id)
  return asesoria ? `${asesoria.motivo} · ${asesoria.cliente}` : null
}

/** Does the next rows of a batch. */
function advance(lote: LoteGuardado, context: Context): void {
  if (lote.estado !== 'en_curso') return
  for (const row of lote.quedan.splice(0, GROUP)) {
    try {
      const { finalizacion } = context.data.asesorias.find(({ _id }) => _id === row.id) ?? {}
      if (lote.accion === 'finalizar' && finalizacion) throw new Refusal(409, 'Ya estaba finalizada')
      const previo = context.data.contrataciones.find(({ _id }) => _id === row.id)?.fecha_fin
      deeds[`${lote.lista} ${lote.accion}`]?.({ ...row, ...lote.datos } as never, context)
      lote.hechos++
      lote.listos.push({ id: row.id, version: (row.version ?? 1) + 1, previo })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      lote.fallidos++
      const motivo = Object.values(error.campos ?? {})[0] ?? error.msg
      lote.fallas.push({ _id: row.id, nombre: nameOf(context, row.id), motivo })
    }
  }
  if (lote.quedan.length === 0) Object.assign(lote, { estado: 'terminado', fin: AHORA })
}

const told = ({
  por: _who,
  quedan: _left,
  listos: _done,
  fallas: _failed,
  datos: _with,
  ...lote
}: LoteGuardado) => lote

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

function rowsOf(lista: Lote['lista'], asked: Asked, context: Context): Row[] {
  const { renglones, filtro, id_lote } = asked
  if ([renglones, filtro, id_lote].filter((way) => way !== undefined).length !== 1) {
    throw new Refusal(400, 'Hay datos que corregir', { renglones: 'Va uno de renglones, filtro e id_lote' })
  }
  if (renglones) return renglones
  if (id_lote !== undefined) return mine(context, id_lote).listos
  const name = `POST /${lista}/listar` as Extract<CallName, `POST /${Lote['lista']}/listar`>
  const list = { ...clientes, ...asesorias, ...usuarios, ...contrataciones }[name] as (
    input: never,
    context: Context,
  ) => object
  // The purchases are a page if nothing else is said.
  const all = lista === 'contrataciones' ? { ...filtro, filas: LOTE_MAX } : filtro
  const answer = list(all as never, { ...context, ours: true }) as Record<
    string,
    { _id: string; version?: number }[]
  >
  return (answer[lista] ?? []).map(({ _id, version }) => ({ id: _id, version }))
}

function begin(lista: Lote['lista'], asked: Asked, datos: LoteGuardado['datos'], context: Context) {
  const quedan = [...rowsOf(lista, asked, context)]
  const { esperados = quedan.length } = asked
  if (asked.filtro && esperados !== quedan.length) {
    const cambio = `se confirmaron ${esperados} y ahora coinciden ${quedan.length}`
    throw new Refusal(409, `La lista cambió: ${cambio}. No se hizo nada.`)
  }
  if (quedan.length === 0) throw new Refusal(409, 'No hay nada que hacer: no coincide ninguno')
  const lote: LoteGuardado = {
    ...{ _id: context.newId(), lista, accion: asked.accion, estado: 'en_curso', motivo: null },
    ...{ total: quedan.length, hechos: 0, fallidos: 0, creacion: AHORA, fin: null },
    ...{ por: context.usuario._id, quedan, listos: [], fallas: [], datos },
  }
  context.data.lotes.unshift(lote)
  return { msg: `En marcha: ${quedan.length} ${lista}`, lote: told(lote) }
}

export const lotes: HandlersFor<Calls> = {
  'POST /clientes/crear_lote': (asked, context) => begin('clientes', asked, {}, context),
  'POST /asesorias/crear_lote': ({ asesor, fecha, ...asked }, context) => {
    if (asked.accion === 'asignar' && !asesor) {
      throw new Refusal(400, 'Hay datos que corregir', { asesor: 'Es obligatorio' })
    }
    const datos = {
      ...(asked.accion === 'asignar' && { asesor }),
      ...(asked.accion === 'finalizar' && { finalizacion: fecha ?? AHORA.slice(0, 10) }),
    }
    return begin('asesorias', asked, datos, context)
  },
  'POST /contrataciones/crear_lote': ({ dias, fecha_fin, ...asked }, context) => {
    if (asked.accion === 'extender' && (dias === undefined) === (fecha_fin === undefined)) {
      throw new Refusal(400, 'Hay datos que corregir', { dias: 'Va uno de dias y fecha_fin' })
    }
    return begin('contrataciones', asked, { dias, fecha_fin }, context)
  },
  'POST /usuarios/crear_lote': (asked, context) => begin('usuarios', asked, {}, context),
  'POST /lotes/ver': ({ id }, context) => {
    const lote = mine(context, id)
    advance(lote, context)
    return { lote: told(lote), fallas: lote.fallas }
  },
  'POST /lotes/cancelar': ({ id }, context) => {
    const lote = mine(context, id)
    if (lote.estado !== 'en_curso') return { msg: 'Ya había terminado', lote: told(lote) }
    Object.assign(lote, { estado: 'cancelado', fin: AHORA })
    return { msg: 'Cancelado: lo hecho se queda', lote: told(lote) }
  },
  'POST /lotes/mios': (_input, { data, usuario }) => ({
    lotes: data.lotes.filter((one) => one.por === usuario._id && one.estado === 'en_curso').map(told),
  }),
}

/** The time of everything done here: late enough to end any advisory of the samples. */
const AHORA = '2030-05-01T12:00:00.000Z'
