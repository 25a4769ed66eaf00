/**
 * Decides whether a session gets a canary. The same session and release always give the same answer, in every tab and
 * after every reload; the next canary draws anew.
 * @param token the session's token; without one there is no canary
 * @param share how many sessions in a hundred get it
 */
export const inShare = (token: string | null, release: string, share: number): boolean =>
  token !== null && hash(`${release}\0${token}`) % 10_000 < share * 100

/**
 * FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), with one more mixing step: the low bits of plain FNV-1a
 * depend on the end of the text alone.
 */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}
