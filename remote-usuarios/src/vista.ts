/** Whether an address asks for the office's audit instead of its users. */
export const asksForBitacora = (search: string): boolean =>
  new URLSearchParams(search).get('vista') === 'bitacora'
