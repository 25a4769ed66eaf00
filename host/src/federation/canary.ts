/**
 * Whether a session is among those that get a canary: always the same answer for the same session and release, in every tab
 * and after every reload, and another one for the next canary.
 * @param token the session's; signed out, nobody gets a canary
 * @param share how many of a hundred sessions
 */
export const inShare = (token: string | null, release: string, share: number): boolean =>
  token !== null && hash(`${release}\0${token}`) % 10_000 < share * 100

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), mixed once more: its low bits alone follow the text's end. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}
