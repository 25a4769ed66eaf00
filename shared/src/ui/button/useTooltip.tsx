import { chakra } from '@chakra-ui/react'
import { useEffect, useState, type FocusEvent, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'

/**
 * Shows an icon button's name to people who see only its icon. It is hidden from screen readers, which have the name
 * already. Escape hides it, and so does any scroll, which would separate it from its button.
 */
export function useTooltip(text: string) {
  const [at, setAt] = useState<DOMRect | null>(null)
  const hide = () => setAt(null)
  const handlers = {
    onMouseEnter: (event: MouseEvent<HTMLElement>) => setAt(event.currentTarget.getBoundingClientRect()),
    onMouseLeave: hide,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.matches(':focus-visible')) setAt(event.currentTarget.getBoundingClientRect())
    },
    onBlur: hide,
  }
  return { handlers, hide, tooltip: at && <Bubble at={at} text={text} onGone={hide} /> }
}

function Bubble({ at, text, onGone }: { at: DOMRect; text: string; onGone(): void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onGone()
    window.addEventListener('scroll', onGone, { capture: true, passive: true })
    document.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('scroll', onGone, { capture: true })
      document.removeEventListener('keydown', onKey)
    }
  })

  const below = at.bottom + 40 < window.innerHeight
  const middle = at.left + at.width / 2
  // Keeps the tooltip inside the window for icons at the right edge.
  const fromRight = middle > window.innerWidth - 90
  return createPortal(
    <chakra.span
      aria-hidden="true"
      data-tooltip=""
      position="fixed"
      zIndex="dropdown"
      pointerEvents="none"
      bg="fg"
      color="bg.surface"
      fontSize="xs"
      fontWeight="medium"
      px="2"
      py="1"
      borderRadius="sm"
      whiteSpace="nowrap"
      animation="appear 150ms ease-out"
      style={{
        ...(below ? { top: at.bottom + 6 } : { bottom: window.innerHeight - at.top + 6 }),
        ...(fromRight ? { right: window.innerWidth - at.right } : { left: middle, translate: '-50% 0' }),
      }}
    >
      {text}
    </chakra.span>,
    document.body,
  )
}
