import type { Permisos } from '../../contract/index.ts'
import { badFields, Refusal, type Context } from './handler.ts'

/*
 * Which users a person may create, edit and delete (D22); the same rules as api/src/resources/usuarios/authority.ts and
 * api/src/platform/permisos/covers.ts.
 */

interface Holder {
  tipo: number
  permisos?: Permisos | undefined
}

const OWN: Record<string, string> = {
  editar: 'Los datos propios se cambian en el perfil',
  eliminar: 'La cuenta propia no se puede eliminar',
}

/** Refuses to change or delete one's own user, and to do so with one with more permissions, or to restore it. */
export function checkTarget(
  target: Holder & { _id: string },
  { usuario, ours }: Context,
  accion: string,
): void {
  if (!ours) return
  const own = OWN[accion]
  if (own && target._id === usuario._id) throw new Refusal(403, own)
  if (!covers(usuario, target))
    throw new Refusal(403, `Para ${accion} a este usuario hacen falta todos los permisos que tiene`)
}

/** Refuses to grant permissions that the person lacks, also through the tipo, and the tipo that may only be kept (D3). */
export function checkGiven({ usuario, ours }: Context, given: Holder, former?: Holder): void {
  if (ours && !covers(usuario, given)) throw new Refusal(403, 'No se pueden dar permisos que no se tienen')
  if (given.tipo === 7 && former?.tipo !== 7) throw badFields({ tipo: 'Debe ser 0 o 1' })
}

type Node = Permisos | boolean

/** An Administrador (0, 7) also has permissions that no tree lists: those of future remotes. */
const covers = (by: Holder, other: Holder): boolean =>
  within(by.permisos ?? {}, by.tipo !== 1, other.permisos ?? {}, other.tipo !== 1)

function within(by: Node, byRest: boolean, other: Node, otherRest: boolean): boolean {
  const unnamed = (node: Node, rest: boolean) => (typeof node === 'boolean' ? node : rest)
  const below = (node: Node, rest: boolean, key: string): Node =>
    typeof node === 'boolean' ? node : ((Object.hasOwn(node, key) ? node[key] : undefined) ?? rest)
  if (unnamed(other, otherRest) && !unnamed(by, byRest)) return false
  const names = [by, other].flatMap((node) => (typeof node === 'boolean' ? [] : Object.keys(node)))
  return names.every((key) => within(below(by, byRest, key), byRest, below(other, otherRest, key), otherRest))
}
