/** The password's owner: words that others know about them add no strength. */
export interface PasswordOwner {
  /** The first name, or the full name. */
  nombre?: string | null | undefined
  email?: string | null | undefined
  empresa?: string | null | undefined
}

const PRODUCT = 'backoffice'
/** Shorter words occur inside too many other words. */
const SHORTEST = 3

/** Letters without accents, as attackers try them. */
export const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '')

/** The words that an owner's password may contain but not rely on, in lower case, the longest first. */
export function ownWords({ nombre, email, empresa }: PasswordOwner): string[] {
  const [local = '', domain = ''] = (email ?? '').split('@')
  // «com» and «mx» are common to everyone.
  const host = domain.split('.').filter((label) => label.length > SHORTEST)
  const texts = [email, local, ...host, nombre, empresa].map((text) => plainLetters(text ?? '').toLowerCase())
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  const joined = texts.map((text) => text.replace(/[^\p{L}\p{N}]+/gu, ''))
  return [...new Set([...words, ...joined, PRODUCT])]
    .filter((word) => word.length >= SHORTEST)
    .sort((a, b) => b.length - a.length)
}

/** Removes these words from a password. */
export function without(words: string[], password: string): string {
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|')
  return password.replace(new RegExp(pattern, 'gi'), '')
}
