import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import type { Load } from './loaded.ts'
import { usePart } from './usePart.tsx'

/** The props by which a part says whether it is wanted: `open` (without it: while it is there), and how it is given up. */
interface Wish {
  open?: boolean
  onClose?: () => void
}

/**
 * A part of a screen whose code comes when it is first shown: `onDemand(() => import('./Notas').then((file) => file.Notas))`.
 * If it does not come, the screen stays, and it is said beside what was pressed; the next press asks again, and after a lost
 * connection it comes by itself. With `here`, a node that stands in its place while it comes, it is said there.
 */
export function onDemand<Props extends object>(
  load: Load<ComponentType<Props>>,
  place: { here?: ReactNode } = {},
): FunctionComponent<Props> {
  return function OnDemand(props: Props) {
    const { open = true, onClose } = props as Wish
    const { part: Loaded, standIn } = usePart(load, { wanted: open, onClose, ...place })
    return Loaded ? <Loaded {...props} /> : standIn
  }
}
