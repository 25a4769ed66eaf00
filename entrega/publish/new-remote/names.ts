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

/**
 * Derives the names.
 * @returns the names, or a sentence that says why they are refused
 */
export function namesOf(name: string, title: string | undefined, remotes: string[]): Names | string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    return `«${name}» no puede ser el nombre de un remoto: van minúsculas sin acentos, números y guiones, como «ventas-de-mostrador».`
  }
  if (taken.includes(name)) return `«${name}» no puede ser el nombre de un remoto: ya quiere decir otra cosa.`
  if (remotes.includes(name)) return `Ya hay un remoto «${name}».`
  const words = name.split('-')
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  const told = title?.trim() || capitalized(words.join(' '))
  if (/['"<>\\`$]/.test(told)) return 'El título no admite comillas ni los signos < > \\ ` $.'
  return { name, pascal, title: told }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
