import { Component, type ReactNode } from 'react'
import { changesOf, type Changes } from './changes.ts'

interface Props<Fila> {
  rows: readonly Fila[] | null
  rowId(row: Fila): string
  box: { readonly current: HTMLElement | null }
  children: ReactNode
}

interface Before {
  changes: Changes
  places: Map<string, DOMRect>
}

/** Milliseconds; after that nothing moves under the pointer. */
const SHOWN = 180

/**
 * Shows what became of the rows that somebody changed: those after a deleted one close its gap, an added or renewed one is
 * tinted for a moment. The page is in its last state at once; a class, as only that sees where the rows were before.
 */
export class RowMotion<Fila> extends Component<Props<Fila>> {
  override getSnapshotBeforeUpdate({ rows: before, rowId }: Props<Fila>): Before | null {
    const { rows, box } = this.props
    const changes = before && rows && changesOf(before, rows, rowId)
    if (!changes || !moves(box.current)) return null
    const elements = elementsOf(box.current)
    const places = new Map(
      before.flatMap((row, index) => {
        const place = elements[index]?.getBoundingClientRect()
        return place ? [[rowId(row), place] as const] : []
      }),
    )
    return { changes, places }
  }

  override componentDidUpdate(_props: Props<Fila>, _state: unknown, before: Before | null): void {
    const { rows, rowId, box } = this.props
    if (!before || !rows) return
    for (const [index, element] of elementsOf(box.current).entries()) {
      const row = rows[index]
      const place = row === undefined ? undefined : before.places.get(rowId(row))
      if (before.changes.fresh.has(index)) tint(element)
      else if (before.changes.gone > 0 && place) closeGap(element, place)
    }
  }

  override render(): ReactNode {
    return this.props.children
  }
}

/** A table's rows or a list's cards, as many as there are rows. */
const elementsOf = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>(':scope > div > table > tbody > tr, :scope > div > ul > li') ?? []),
]

const moves = (box: HTMLElement | null): box is HTMLElement =>
  typeof box?.animate === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches

const timing = { duration: SHOWN, easing: 'ease-out' }

const tint = (element: HTMLElement) =>
  element.animate([{ backgroundColor: 'var(--bo-colors-accent-subtle)', opacity: 0.4 }, {}], timing)

function closeGap(element: HTMLElement, { left, top }: DOMRect): void {
  const now = element.getBoundingClientRect()
  const [x, y] = [left - now.left, top - now.top]
  if (x === 0 && y === 0) return
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], timing)
}
