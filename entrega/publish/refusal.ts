/** A command's refusal with its reason; the operator reads this sentence and nothing else. */
export class Refusal extends Error {
  override name = 'Refusal'
}
