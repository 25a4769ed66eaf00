import {
  LOTES,
  NOMBRES,
  plain,
  type Cliente,
  type ListaConLotes,
  type Nombres,
} from '../../../contract/index.ts'
import { nombreCompleto } from '../../../format/index.ts'
import type { Lists, Tables } from '../data.ts'
import { allow, Refusal, type Context, type Handler } from '../handler.ts'
import { ordered, page, type Question } from './listing.ts'
import { matchesTexts } from './matching.ts'
import { changed, changedBy, checkVersion, findCliente, findRow, replaced, rowsOf, sentOf } from './rows.ts'
import { shapeOf } from './shape.ts'

/*
 * What the lists of rows do alike: they are listed, created, read, edited, deleted and restored (D41, D53). Those of one
 * client say so with `id_cliente`. What only one entity does is in its rules here, or beside its collection.
 */

type Verb = 'listar' | 'crear' | 'detalles' | 'editar' | 'eliminar' | 'restaurar'
/** The calls of a path with `*` for the verb. */
export type Names<P extends string> = P extends `${infer A}*${infer B}` ? `POST ${A}${Verb}${B}` : never

/** What a new row has in any case. */
type New = Required<Pick<Cliente, '_id' | 'version' | 'creacion'>>

/** What is not as everywhere; the rest is in the contract. */
interface Rules<R> {
  /** What sentences call a row, and what has become of a new one, without its gender: «agregad». */
  nombre?: Omit<Nombres, 'varios'>
  nuevo?: string
  /** What a new row has that the request does not say. */
  begins?: Partial<R>
  make?(input: object, context: Context, base: New): R
  /** What an edit sets; by default all that was sent. */
  edit?(row: R, input: object, context: Context): Partial<R>
  /** Refuses a person who must not do this to the row. */
  may?(row: R, context: Context, accion: 'editar' | 'eliminar' | 'restaurar'): void
  /** What no two rows share, and why one cannot come back whose is taken. */
  unico?: readonly [member: keyof R, taken: string]
  matches?(row: R, input: object, context: Context): boolean
  /** A row in a list, and in an answer of its own; the contract takes out of it what it tells. */
  listed?(row: R, context: Context, input: object): object
  detailed?(row: R, context: Context): object
}

interface Sent extends Question {
  id?: string
  id_cliente?: string
  version?: number
  eliminado?: boolean | null
  eliminados?: boolean | null
}

/**
 * The handlers of one kind of row.
 * @param path its calls, with `*` for the verb: `/clientes/*_archivo`
 */
export function collection<K extends keyof Tables, P extends string>(
  kind: K,
  path: P,
  rules: Rules<Tables[K]> = {},
): Record<Names<P>, Handler> {
  type R = Tables[K]
  const { uno, nothing } = shapeOf(path)
  const { nombre = NOMBRES[kind as ListaConLotes], nuevo = 'cread' } = rules
  const o = nombre.femenino ? 'a' : 'o'
  const gone = `${nombre.femenino ? 'La' : 'El'} ${nombre.uno} no existe`
  const told = (participle: string) =>
    `${nombre.uno[0]!.toUpperCase()}${nombre.uno.slice(1)} ${participle}${o}`
  const make = (sent: Sent, _context: Context, base: New) =>
    ({ ...nothing, ...rules.begins, ...sentOf(sent), ...base }) as R
  // The permission that the deleted rows need besides the call's own (D49).
  const edits = LOTES[kind as ListaConLotes]
  const all = (lists: Lists): R[] => lists[kind]
  const put = (lists: Lists, rows: R[]) => void Object.assign(lists, { [kind]: rows })
  const idOf = (sent: Sent) => sent.id ?? (sent as Record<string, string>)[`id_${uno}`] ?? ''
  /** The current rows or the deleted ones, which only those who may edit them see. */
  const among = (sent: Sent, context: Context, deleted: boolean | null = false): R[] => {
    const { data } = context
    if (sent.id_cliente !== undefined) findCliente(context, sent.id_cliente)
    const rows = all(deleted ? data.eliminados : data)
    return sent.id_cliente === undefined ? rows : rowsOf(rows, sent.id_cliente)
  }
  const take = (sent: Sent, context: Context, accion: 'editar' | 'eliminar') => {
    const row = findRow(among(sent, context), idOf(sent), gone)
    rules.may?.(row, context, accion)
    checkVersion(context, row, sent.version)
    return row
  }
  const listed = (rows: R[], sent: Sent, context: Context) =>
    rows.map((row) => rules.listed?.(row, context, sent) ?? row)
  const detailed = (row: R, context: Context) => ({ [uno]: rules.detailed?.(row, context) ?? row })
  const answer = (msg: string, row: R, sent: Sent, context: Context) => {
    const others = sent.id_cliente === undefined ? [] : ordered(among(sent, context), {}, 'fecha')
    return { msg, _id: row._id, ...detailed(row, context), [kind]: listed(others, sent, context) }
  }
  /** Takes a row out of one list and puts its next state first in the other. */
  const move = (from: Lists, to: Lists, { _id }: R, after: R) => {
    const left = all(from).filter((row) => row._id !== _id)
    put(from, left)
    put(to, [after, ...all(to)])
  }

  const handlers: Record<Verb, (sent: Sent, context: Context) => object> = {
    listar: (sent, context) => {
      const { eliminados: deleted } = sent
      if (deleted) allow(context, [edits])
      const rows = among(sent, context, deleted).filter((row) =>
        (rules.matches ?? matchesTexts)(row, sent, context),
      )
      const found = page(ordered(rows, sent, deleted ? 'eliminado_el' : 'creacion'), sent, context.ours)
      return { ...found, [kind]: listed(found.rows, sent, context) }
    },
    crear: (sent, context) => {
      among(sent, context)
      const row = (rules.make ?? make)(sent, context, {
        _id: context.newId(),
        version: 1,
        creacion: context.now(),
      })
      put(context.data, [row, ...all(context.data)])
      changedBy(context, row)
      return answer(told(nuevo), row, sent, context)
    },
    detalles: (sent, context) => {
      if (sent.eliminado) allow(context, [edits])
      return detailed(findRow(among(sent, context, sent.eliminado), idOf(sent), gone), context)
    },
    editar: (sent, context) => {
      const former = take(sent, context, 'editar')
      const row = { ...former, ...(rules.edit?.(former, sent, context) ?? sentOf(sent, 'id', 'version')) }
      // Saving without a change keeps the version, so it causes no conflicts.
      if (JSON.stringify(row) === JSON.stringify(former))
        return answer('Cambios guardados', former, sent, context)
      const after = changed(former, row)
      put(context.data, replaced(all(context.data), after))
      changedBy(context, after)
      return answer('Cambios guardados', after, sent, context)
    },
    eliminar: (sent, context) => {
      const { data, usuario } = context
      const row = take(sent, context, 'eliminar')
      const when = { eliminado_el: context.now(), eliminado_por: nombreCompleto(usuario) }
      // From now on the row says who deleted it, instead of who changed it.
      delete data.cambios[row._id]
      move(data, data.eliminados, row, { ...changed(row, {}), ...when })
      return answer(told('eliminad'), row, sent, context)
    },
    restaurar: (sent, context) => {
      const { data } = context
      const live = among(sent, context).find(({ _id }) => _id === idOf(sent))
      const row = live ?? findRow(among(sent, context, true), idOf(sent), gone)
      rules.may?.(row, context, 'restaurar')
      // What is back already stays, so that a call that comes twice is answered.
      if (live) return answer(told('restaurad'), live, sent, context)
      checkVersion(context, row, sent.version)
      const [member, taken = ''] = rules.unico ?? []
      if (member && all(data).some((one) => plain(String(one[member])) === plain(String(row[member]))))
        throw new Refusal(409, taken)
      const back = sentOf(changed(row, {}), 'eliminado_el', 'eliminado_por') as R
      move(data.eliminados, data, row, back)
      changedBy(context, back)
      return answer(told('restaurad'), back, sent, context)
    },
  }
  const named = Object.entries(handlers).map(([verb, one]) => [`POST ${path.replace('*', verb)}`, one])
  return Object.fromEntries(named) as Record<Names<P>, Handler>
}
