import { nombreCompleto } from '../../format/index.ts'
import { collection } from './collection.ts'
import type { NotaGuardada } from './data.ts'
import { badFields, Refusal, type Context, type Handlers, type Input } from './handler.ts'
import { changed, checkVersion, findCliente, findRow, replaced } from './rows.ts'

const GONE = 'La nota no existe'
const TAREAS_MAX = 20
/** After every day. */
const LAST = '9999-12-32'

function persona({ data }: Context, id: string | null) {
  if (id === null) return null
  const usuario = data.usuarios.find(({ _id }) => _id === id)
  if (!usuario) throw badFields({ id_responsable: 'Esa persona no existe' })
  return { _id: id, nombre: nombreCompleto(usuario) }
}

function may(
  { autor }: NotaGuardada,
  { usuario }: Context,
  accion: 'editar' | 'eliminar' | 'restaurar',
): void {
  if (autor._id === usuario._id) return
  if (accion === 'editar') throw new Refusal(403, 'Solo quien escribió la nota puede editarla')
  if (usuario.tipo === 1)
    throw new Refusal(403, 'Solo quien escribió la nota o un Administrador puede eliminarla')
}

export const notas = {
  ...collection('notas', '/clientes/*_nota', {
    uno: 'nota',
    frases: [GONE, 'Nota agregada', 'Nota eliminada', 'Nota restaurada'],
    may,
    make: (input: Input<'POST /clientes/crear_nota'>, context, base) => {
      const { id_cliente, texto, vence = null, id_responsable } = input
      const { usuario } = context
      const autor = { _id: usuario._id, nombre: nombreCompleto(usuario) }
      // A task always belongs to somebody.
      const responsable = persona(context, id_responsable ?? (vence === null ? null : usuario._id))
      return { ...base, id_cliente, texto, vence, responsable, hecha: null, autor }
    },
    edit: (nota, { texto, vence, id_responsable }: Input<'POST /clientes/editar_nota'>, context) => {
      const day = vence === undefined ? nota.vence : vence
      const named = id_responsable === undefined ? (nota.responsable?._id ?? null) : id_responsable
      const owner = named ?? (day === null ? null : nota.autor._id)
      const same = owner === nota.responsable?._id
      return {
        texto: texto ?? nota.texto,
        vence: day,
        responsable: same ? nota.responsable : persona(context, owner),
        hecha: owner === null ? null : nota.hecha,
      }
    },
  }),
  'POST /clientes/terminar_nota': ({ id_cliente, id_nota, hecha, version }, context) => {
    findCliente(context, id_cliente)
    const { data, usuario, now } = context
    const nota = findRow(
      data.notas.filter((one) => one.id_cliente === id_cliente),
      id_nota,
      GONE,
    )
    if (![nota.autor._id, nota.responsable?._id].includes(usuario._id))
      throw new Refusal(403, 'Solo quien escribió la tarea o su responsable puede terminarla')
    if (nota.responsable === null) throw badFields({ id_nota: 'Es una nota, no una tarea' })
    const msg = hecha ? 'Tarea terminada' : 'Tarea reabierta'
    if (hecha === (nota.hecha !== null)) return { msg, nota }
    checkVersion(context, nota, version)
    const after = changed(nota, { hecha: hecha ? now() : null })
    data.notas = replaced(data.notas, after)
    return { msg, nota: after }
  },
  'POST /tareas/mias': (_input, { data, usuario }) => {
    const open = data.notas.filter(({ responsable, hecha }) => responsable?._id === usuario._id && !hecha)
    const byDay = open.toSorted((a, b) => (a.vence ?? LAST).localeCompare(b.vence ?? LAST))
    const tareas = byDay.flatMap((nota) => {
      const cliente = data.clientes.find(({ _id }) => _id === nota.id_cliente)
      return cliente ? [{ ...nota, cliente: { ...cliente, nombre: nombreCompleto(cliente) } }] : []
    })
    const siguiente = tareas[TAREAS_MAX]?.vence
    return { tareas: tareas.slice(0, TAREAS_MAX), ...(siguiente && { siguiente_vence: siguiente }) }
  },
} satisfies Partial<Handlers>
