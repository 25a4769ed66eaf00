/** One address and nothing else: no list, no remark, no «Ana <ana@correo.mx>», nothing invisible. */
const CORREO = /^(?!.*[\p{C}\p{Default_Ignorable_Code_Point}])[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/u

/**
 * The address of a `mailto:` link; null for any other text, such as two addresses or a remark. Both parts are encoded
 * (RFC 6068): the mail program would read `?`, `&` or `%` as fields of its own, such as another recipient.
 */
export const enlaceCorreo = (text: string): string | null =>
  CORREO.test(text) ? `mailto:${text.split('@').map(encodeURIComponent).join('@')}` : null
