/** A file that is no sheet of clients, in a sentence for the person. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}
