import { useEffect, useRef } from 'react'
import { Button } from '../../button/Button.tsx'
import { IconSelect } from '../../icons/index.ts'
import { textos } from '../list.textos.ts'

/** «Seleccionar»; it is gone while rows are chosen, and takes the focus again afterwards. */
export function SelectButton({ on, onStart }: { on: boolean; onStart(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(on)
  useEffect(() => {
    const ended = was.current && !on
    was.current = on
    if (!ended) return
    // What had the focus went with the choice.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [on])
  if (on) return null
  return (
    <Button ref={button} variant="quiet" iconOnPhone="tablet" icon={<IconSelect />} onClick={onStart}>
      {textos.seleccionar}
    </Button>
  )
}
