import { Refusal } from '../refusal.ts'

/** The forms of a new remote's name in code, in addresses and on the screen. */
export interface Names {
  /** `ventas-de-mostrador`: its folder, its address, its name in the registry. */
  name: string
  /** `VentasDeMostrador`. */
  pascal: string
  title: string
}

/** Names that mean something else in an address or among the workspace's folders. */
const taken = ['admin', 'assets', 'dashboard', 'host', 'login', 'remotes', 'shared']

/** Derives the names. @throws {Refusal} for a name or a title that can't be used */
export function namesOf(name: string, title: string | undefined, remotes: string[]): Names {
  const cant = (why: string) => new Refusal(`«${name}» no puede ser el nombre de un remoto: ${why}`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw cant('van minúsculas sin acentos, números y guiones, como «ventas-de-mostrador».')
  if (taken.includes(name)) throw cant('ya quiere decir otra cosa.')
  if (remotes.includes(name)) throw new Refusal(`Ya hay un remoto «${name}».`)
  const words = name.split('-')
  const told = title?.trim() || capitalized(words.join(' '))
  if (/['"<>\\`$]/.test(told)) throw new Refusal('El título no admite comillas ni los signos < > \\ ` $.')
  return { name, pascal: words.map(capitalized).join(''), title: told }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
