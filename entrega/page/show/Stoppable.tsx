import { Box, Button, IconRetry, Notice, Page } from '@backoffice/shared/ui'
import {
  Activity,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { actualizar, detenida } from '../failures/failures.textos.ts'
import { registry } from '../registry/page-registry.ts'
import { reload } from '../reload.ts'
import { KeptTyped, keepTyped, typedIn } from './typed.tsx'
import { standingNow, useStanding, type Standing } from './standing.ts'

interface Props {
  name: string
  /** The page's title; undefined for a part of a page. */
  page?: string | undefined
  children: ReactNode
}

/**
 * Covers a section whose release must stop (`npm run disable -- … --now`), its open dialogs included: React hides it and
 * ends its effects, and what was typed can be read. It comes back as it was with its very release, another by a reload.
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
      {covered && <Cover standing={standing} page={page} />}
      <KeptTyped name={name} />
      <Activity mode={covered ? 'hidden' : 'visible'}>
        <Box ref={root} display="contents" onInput={note} onChange={note}>
          {children}
        </Box>
      </Activity>
    </>
  )
}

/** Takes the place of a section whose release had to stop while it was on the screen. */
function Cover({ standing, page }: { standing: Standing; page: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  // What had the focus is no longer there.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const replaced = standing.is === 'replaced'
  const content = (
    <Box ref={box} tabIndex={-1} width="full" outline="none">
      <Notice
        tone="danger"
        title={detenida.titulo}
        action={
          replaced && (
            <Button size="sm" icon={<IconRetry />} onClick={reload}>
              {actualizar}
            </Button>
          )
        }
      >
        {replaced ? detenida.otra : 'reason' in standing && standing.reason}
      </Notice>
    </Box>
  )
  return page === undefined ? content : <Page title={page}>{content}</Page>
}
