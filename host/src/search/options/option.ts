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
  /** What it is, as its icon says (box/KindIcon.tsx). */
  kind?: string | undefined
  /** Whether it is something that one comes back to: it is then remembered as a recent one. */
  recent?: boolean
}

export interface Group {
  title: string
  options: Option[]
  /** The group of the answer, of which its list may have more. */
  of?: string
  /** What leads there, in the line of the title: nothing moves when it arrives. */
  all?: Option | undefined
}

export const AT_MOST = 5
