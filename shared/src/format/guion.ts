/** What stands where there is nothing (C-04). */
export const guion = '—'

/** A text, or the dash where it is empty. */
export const oGuion = (value: string | number | null | undefined): string =>
  value === null || value === undefined || value === '' ? guion : String(value)
