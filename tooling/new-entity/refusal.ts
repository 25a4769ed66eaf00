/** Why nothing was written; the person reads this sentence and nothing else. */
export class Refusal extends Error {
  override name = 'Refusal'
}
