import { nombreCompleto } from '../../../format/index.ts'
import type { Data, NotaGuardada } from '../data.ts'
import { badFields, Refusal, type Context, type Handlers, type Input } from '../handler.ts'
import { collection } from '../lists/collection.ts'
import {
  changed,
  changedBy,
  checkVersion,
  findCliente,
  findRow,
  persona,
  replaced,
  rowsOf,
} from '../lists/rows.ts'

const GONE = 'La nota no existe'
const TAREAS_MAX = 20
/** After every day. */
const LAST = '9999-12-32'

/** Who is responsible: who was named, or else the author of a task; a note has nobody. */
function responsable(
  { data }: Context,
  named: string | null | undefined,
  vence: string | null,
  autor: string,
) {
  const id = named ?? (vence === null ? null : autor)
  const usuario = data.usuarios.find(({ _id }) => _id === id)
  if (id !== null && !usuario) throw badFields({ id_responsable: 'Esa persona no existe' })
  return usuario ? persona(usuario) : null
}

function may({ autor }: NotaGuardada, { usuario }: Context, accion: string): void {
  if (autor._id === usuario._id) return
  if (accion === 'editar') throw new Refusal(403, 'Solo quien escribió la nota puede editarla')
  if (usuario.tipo === 1)
    throw new Refusal(403, 'Solo quien escribió la nota o un Administrador puede eliminarla')
}

/** Somebody's open tasks, the first due first, with their clients. */
const tareasDe = ({ _id: id }: { _id: string }, { notas, clientes }: Data) =>
  notas
    .filter(({ responsable: owner, hecha }) => owner?._id === id && !hecha)
    .toSorted((a, b) => (a.vence ?? LAST).localeCompare(b.vence ?? LAST))
    .flatMap((nota) => {
      const cliente = clientes.find(({ _id }) => _id === nota.id_cliente)
      return cliente ? [{ ...nota, cliente: { ...cliente, nombre: nombreCompleto(cliente) } }] : []
    })

export const notas = {
  ...collection('notas', '/clientes/*_nota', {
    uno: 'nota',
    frases: [GONE, 'Nota agregada', 'Nota eliminada', 'Nota restaurada'],
    may,
    make: (input: Input<'POST /clientes/crear_nota'>, context, base) => {
      const { id_cliente, texto, vence = null, id_responsable } = input
      const autor = persona(context.usuario)
      const owner = responsable(context, id_responsable, vence, autor._id)
      return { ...base, id_cliente, texto, vence, responsable: owner, hecha: null, autor }
    },
    edit: (nota, input: Input<'POST /clientes/editar_nota'>, context) => {
      const { texto = nota.texto, vence = nota.vence, id_responsable = nota.responsable?._id } = input
      const owner = responsable(context, id_responsable, vence, nota.autor._id)
      return { texto, vence, responsable: owner, hecha: owner && nota.hecha }
    },
  }),
  'POST /clientes/terminar_nota': ({ id_cliente, id_nota, hecha, version }, context) => {
    findCliente(context, id_cliente)
    const { data, usuario, now } = context
    const nota = findRow(rowsOf(data.notas, id_cliente), id_nota, GONE)
    if (![nota.autor._id, nota.responsable?._id].includes(usuario._id))
      throw new Refusal(403, 'Solo quien escribió la tarea o su responsable puede terminarla')
    if (nota.responsable === null) throw badFields({ id_nota: 'Es una nota, no una tarea' })
    const msg = hecha ? 'Tarea terminada' : 'Tarea reabierta'
    if (hecha === (nota.hecha !== null)) return { msg, nota }
    checkVersion(context, nota, version, data.cambios[id_nota])
    const after = changed(nota, { hecha: hecha ? now() : null })
    data.notas = replaced(data.notas, after)
    changedBy(context, after)
    return { msg, nota: after }
  },
  'POST /tareas/mias': (_input, { data, usuario }) => {
    const tareas = tareasDe(usuario, data)
    const siguiente = tareas[TAREAS_MAX]?.vence
    return { tareas: tareas.slice(0, TAREAS_MAX), ...(siguiente && { siguiente_vence: siguiente }) }
  },
} satisfies Partial<Handlers>
