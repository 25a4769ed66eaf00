export interface Option {
  /** What it is: `clientes/<id>` or an address. */
  key: string
  label: string
  detail?: string
  /** Where it leads; without it, choosing it goes on with `fill` in the box. */
  to?: string
  fill?: string
  /** Or another program that opens: tel:. */
  href?: string
}

export interface Group {
  title: string
  options: Option[]
}

export const AT_MOST = 5
