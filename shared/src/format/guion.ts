/** Shown in place of an empty value (C-04). */
export const guion = '—'
