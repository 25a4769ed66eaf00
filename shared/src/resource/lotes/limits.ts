/** How many rows one batch may have: the contract's LOTE_MAX, whose schemas the browser does not load. */
export const LOTE_MAX = 10_000
