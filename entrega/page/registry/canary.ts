/**
 * Whether a session gets a canary: the same answer in every tab and after every reload; the next canary draws anew.
 * @param token of the session; without one there is no canary
 * @param share how many sessions in a hundred get it
 */
export const inShare = (token: string | null, release: string, share: number): boolean =>
  token !== null && hash(`${release}\0${token}`) % 10_000 < share * 100

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), mixed once more for the sake of its low bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}
