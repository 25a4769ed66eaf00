/** Something that is not done, and why: an operator reads the sentence, nothing else. */
export class Refusal extends Error {
  override name = 'Refusal'
}
