/**
 * JSON on the wire: an empty text is null. Requests may send either, while tables and code use '': this is the only
 * place that converts between them.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_name, member: unknown) => (member === '' ? null : member))
