import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { IconChevronDown } from '../../icons/index.ts'
import { NavLeaf } from './NavLeaf.tsx'
import { entryRecipe } from './entry.recipe.ts'
import type { NavEntry } from './nav.types.ts'

const StyledButton = chakra('button', entryRecipe)

export interface NavDropdownProps {
  label: string
  items: NavEntry[]
  onChosen(): void
}

/**
 * A group of the navigation: a button that discloses a list of links. It avoids role="menu", because links should be
 * announced as links. Arrows move; Escape or leaving the group closes it.
 */
export function NavDropdown({ label, items, onChosen }: NavDropdownProps) {
  const id = useId()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const current = items.some((entry) => 'to' in entry && pathname.startsWith(entry.to))

  useEffect(() => {
    if (!open) return
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    // A hidden list can't take the focus.
    flushSync(() => setOpen(true))
    if (root.current) moveFocus(root.current, event.key === 'ArrowDown' ? 1 : -1)
  }

  return (
    <chakra.div
      ref={root}
      position="relative"
      onKeyDown={onKeyDown}
      onBlur={(event) =>
        !event.currentTarget.contains(event.relatedTarget) && event.relatedTarget && setOpen(false)
      }
    >
      <StyledButton
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-current={current || undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <IconChevronDown size={16} />
      </StyledButton>
      <chakra.ul
        id={id}
        hidden={!open}
        listStyleType="none"
        css={{
          position: 'absolute',
          top: 'calc(100% + 4px)',
          insetInlineStart: '0',
          zIndex: 'dropdown',
          minWidth: '12rem',
          p: '1',
          bg: 'bg.surface',
          borderWidth: '1px',
          borderRadius: 'md',
          boxShadow: 'lg',
          animation: 'dropIn 150ms ease-out',
          '@media (max-width: 767px)': { position: 'static', ps: '4', boxShadow: 'none', borderWidth: '0' },
        }}
      >
        {items.map((entry) => (
          <li key={entry.label}>
            <NavLeaf
              entry={entry}
              onChosen={() => {
                setOpen(false)
                onChosen()
              }}
            />
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}

/** Moves to the next link or button of the group and wraps around; from the group's own button to the first or last. */
function moveFocus(root: HTMLElement, step: 1 | -1) {
  const stops = [...root.querySelectorAll<HTMLElement>(':scope li a, :scope li button')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = at === -1 ? (step === 1 ? 0 : stops.length - 1) : (at + step + stops.length) % stops.length
  stops[next]?.focus()
}
