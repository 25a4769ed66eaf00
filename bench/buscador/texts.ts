/**
 * What people type into the box, letter by letter: names with few and with many clients, a phone as the list prints it,
 * an e-mail, an RFC, a company, and a text that nobody has.
 */
export const texts = [
  'noemi martinez',
  'garcia',
  'ximena',
  'jose',
  '477 988 0779',
  '55 1234',
  'maria lopez',
  'example',
  'GODE561231GR8',
  'grupo',
  'renovacion',
  'zzzz',
] as const
