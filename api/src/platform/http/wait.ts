const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)

/** «hay que esperar 15 minutos»: a Retry-After in words, rounded up. */
export function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 90) return `hay que esperar ${count(Math.max(1, minutes), 'minuto', 'minutos')}`
  return `hay que esperar ${count(Math.ceil(minutes / 60), 'hora', 'horas')}`
}
