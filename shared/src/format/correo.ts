/** The address of a `mailto:` link; null for any other text, such as two addresses or a remark. */
export const enlaceCorreo = (text: string): string | null =>
  /^[^\s@,;]+@[^\s@,;]+$/.test(text) ? `mailto:${encodeURI(text)}` : null
