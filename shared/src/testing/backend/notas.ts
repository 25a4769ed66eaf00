import type { Nota } from '../../contract/index.ts'
import { nombreCompleto } from '../../format/index.ts'
import { findCliente } from './clientes.ts'
import type { NotaGuardada } from './data.ts'
import { discard, restore } from './eliminados.ts'
import { Refusal, type Context, type HandlersFor } from './handler.ts'
import { changed, checkVersion, findRow, replaced } from './rows.ts'

type Calls = `/clientes/${'crear' | 'editar' | 'terminar' | 'eliminar' | 'restaurar'}_nota` | '/tareas/mias'

const GONE = 'La nota no existe'
const TAREAS_MAX = 20

/** A note without its client's id. */
export const notaOf = ({ id_cliente: _client, ...nota }: NotaGuardada): Nota => nota

interface Which {
  id_cliente: string
  id_nota: string
}

function find(context: Context, { id_cliente, id_nota }: Which): NotaGuardada {
  findCliente(context, id_cliente)
  const ofClient = context.data.notas.filter((nota) => nota.id_cliente === id_cliente)
  return findRow(ofClient, id_nota, GONE)
}

function personOf({ data }: Context, id: string) {
  const usuario = data.usuarios.find(({ _id }) => _id === id)
  if (!usuario) throw new Refusal(400, 'Hay datos que corregir', { id_responsable: 'Esa persona no existe' })
  return { _id: id, nombre: nombreCompleto(usuario) }
}

const isAuthor = (nota: NotaGuardada, { usuario }: Context) => nota.autor._id === usuario._id
const isAdministrador = ({ usuario }: Context) => usuario.tipo === 0 || usuario.tipo === 7

function mayDelete(nota: NotaGuardada, context: Context): void {
  if (isAuthor(nota, context) || isAdministrador(context)) return
  throw new Refusal(403, 'Solo quien escribió la nota o un Administrador puede eliminarla')
}

function save(context: Context, nota: NotaGuardada): Nota {
  context.data.notas = replaced(context.data.notas, nota)
  return notaOf(nota)
}

export const notas: HandlersFor<Calls> = {
  'POST /clientes/crear_nota': ({ id_cliente, texto, vence = null, id_responsable }, context) => {
    findCliente(context, id_cliente)
    const { usuario, data, newId } = context
    const responsable = id_responsable ?? (vence === null ? null : usuario._id)
    const nota: NotaGuardada = {
      _id: newId(),
      version: 1,
      id_cliente,
      texto,
      vence,
      responsable: responsable === null ? null : personOf(context, responsable),
      hecha: null,
      autor: personOf(context, usuario._id),
      creacion: AHORA,
    }
    data.notas.unshift(nota)
    return { msg: 'Nota agregada', nota: notaOf(nota) }
  },
  'POST /clientes/editar_nota': ({ version, texto, vence, id_responsable, ...which }, context) => {
    const nota = find(context, which)
    if (!isAuthor(nota, context)) throw new Refusal(403, 'Solo quien escribió la nota puede editarla')
    checkVersion(context, nota, version)
    const day = vence === undefined ? nota.vence : vence
    const named = id_responsable === undefined ? (nota.responsable?._id ?? null) : id_responsable
    const owner = named ?? (day === null ? null : nota.autor._id)
    const change = {
      texto: texto ?? nota.texto,
      vence: day,
      responsable: owner === null ? null : personOf(context, owner),
      hecha: owner === null ? null : nota.hecha,
    }
    return { msg: 'Cambios guardados', nota: save(context, changed(nota, change)) }
  },
  'POST /clientes/terminar_nota': ({ hecha, version, ...which }, context) => {
    const nota = find(context, which)
    if (!isAuthor(nota, context) && nota.responsable?._id !== context.usuario._id) {
      throw new Refusal(403, 'Solo quien escribió la tarea o su responsable puede terminarla')
    }
    if (nota.responsable === null)
      throw new Refusal(400, 'Hay datos que corregir', { id_nota: 'Es una nota' })
    const msg = hecha ? 'Tarea terminada' : 'Tarea reabierta'
    if (hecha === (nota.hecha !== null)) return { msg, nota: notaOf(nota) }
    checkVersion(context, nota, version)
    return { msg, nota: save(context, changed(nota, { hecha: hecha ? AHORA : null })) }
  },
  'POST /clientes/eliminar_nota': ({ version, ...which }, context) => {
    const nota = find(context, which)
    mayDelete(nota, context)
    checkVersion(context, nota, version)
    discard(context, 'notas', nota)
    return { msg: 'Nota eliminada' }
  },
  'POST /clientes/restaurar_nota': ({ id_cliente, id_nota, version }, context) => {
    findCliente(context, id_cliente)
    const nota = restore(context, 'notas', { id: id_nota, version }, GONE, (one) => {
      if (one.id_cliente !== id_cliente) throw new Refusal(404, GONE)
      mayDelete(one, context)
    })
    context.data.notas = context.data.notas.toSorted((a, b) => b.creacion.localeCompare(a.creacion))
    return { msg: 'Nota restaurada', nota: notaOf(nota) }
  },
  'POST /tareas/mias': (_input, { data, usuario }) => {
    const open = data.notas.filter(({ responsable, hecha }) => responsable?._id === usuario._id && !hecha)
    const byDay = open.toSorted((a, b) => (a.vence ?? LAST).localeCompare(b.vence ?? LAST))
    const tareas = byDay.flatMap((nota) => {
      const cliente = data.clientes.find(({ _id }) => _id === nota.id_cliente)
      if (!cliente) return []
      return [{ ...notaOf(nota), cliente: { _id: cliente._id, nombre: nombreCompleto(cliente) } }]
    })
    const siguiente = tareas[TAREAS_MAX]?.vence
    return { tareas: tareas.slice(0, TAREAS_MAX), ...(siguiente && { siguiente_vence: siguiente }) }
  },
}

/** After every day. */
const LAST = '9999-12-32'

/** The timestamp of everything written or finished here. */
const AHORA = '2024-05-01T12:00:00.000Z'
