import { Box } from '@backoffice/shared/ui'
import { Activity, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { KeptTyped } from './KeptTyped.tsx'
import { registry } from '../registry/page-registry.ts'
import { StoppedCover } from './StoppedCover.tsx'
import { keepTyped, typedIn } from './typed.ts'
import { standingNow, useStanding } from './useStanding.ts'

interface Props {
  name: string
  page?: string | undefined
  children: ReactNode
}

/**
 * Covers a section whose release must stop (`npm run disable -- … --now`), its open dialogs included: React hides it and
 * ends its effects, and what was typed can be read on the cover. The section comes back as it was if its very release is
 * enabled again; another release comes with a reload.
 */
export function Stoppable({ name, page, children }: Props) {
  const standing = useStanding(name)
  const [covered, setCovered] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const touched = useRef(new Set<Element>())
  const hidden = useRef(false)

  useLayoutEffect(
    () =>
      registry.subscribe(() => {
        const { is } = standingNow(name)
        const changes = hidden.current ? is === 'current' : is === 'stopped'
        if (!changes) return
        // What was typed is read as long as it is on the screen. It stays to be read afterwards, too: a dialog that comes
        // back may begin anew.
        const text = root.current ? typedIn(root.current, touched.current) : ''
        if (text !== '') keepTyped(name, text)
        hidden.current = !hidden.current
        setCovered(hidden.current)
      }),
    [name],
  )

  // Events of dialogs arrive here as well: React passes them on to where the dialog belongs.
  const note = ({ target }: SyntheticEvent) => void touched.current.add(target as Element)
  return (
    <>
      {covered && <StoppedCover standing={standing} page={page} />}
      <KeptTyped name={name} />
      <Activity mode={covered ? 'hidden' : 'visible'}>
        <Box ref={root} display="contents" onInput={note} onChange={note}>
          {children}
        </Box>
      </Activity>
    </>
  )
}
