const formatter = new Intl.DateTimeFormat('es-MX', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** «lun 23 nov»: the head of a column. */
export const diaCorto = (dia: string): string =>
  formatter.format(new Date(`${dia}T00:00:00Z`)).replaceAll(/[,.]/g, '')
