// Zod's sentences in both languages, what JSON calls things, and what only developers say.
const NOT_FOR_PEOPLE =
  /\b(the|is|are|must|should|invalid|expected|received|required|too|small|big|string|number|object|array|undefined|null|nan|input|unrecognized|failed|unexpected|uuid|regex|query|column|relation|constraint|syntax)\b|se esperaba|Entrada inválida|recibid|\[object/i

/** Whether a text of a refusal is one that staff can understand: Spanish, and nothing of what the server is made of. */
export const isSentence = (text: string): boolean => !NOT_FOR_PEOPLE.test(text) && /^[A-ZÁÉÍÓÚÑ«¿]/.test(text)
