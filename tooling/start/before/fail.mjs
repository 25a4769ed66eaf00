// @ts-check
/**
 * Ends the command with one sentence for the person at the terminal and an exit status for scripts.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
