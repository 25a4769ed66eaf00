import { useEffect, useRef, useState } from 'react'

/** A button that opens a box beside it; Escape, a press elsewhere or the focus elsewhere closes it. */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const leave = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [open])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return { open, toggle: () => setOpen(!open), close, box, button }
}
