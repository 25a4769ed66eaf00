/**
 * JSON as the wire has it: an empty text is null. Requests may say either, tables and the code in between say '': this is
 * the only place where one becomes the other.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_name, member: unknown) => (member === '' ? null : member))
