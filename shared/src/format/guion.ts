/** What stands where there is nothing (C-04). */
export const guion = '—'
