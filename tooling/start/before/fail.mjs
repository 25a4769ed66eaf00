// @ts-check
/**
 * One sentence for the person at the terminal, and the exit status that says so to scripts.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
