import { IconButton, IconSearch, usePart } from '@backoffice/shared/ui'
import { useCallback, useRef, useState } from 'react'
import { textos } from './search.textos.ts'
import { opensBox, useOpenKeys } from './useOpenKeys.ts'
import { useEarlyKeys } from './useEarlyKeys.ts'

const load = () => import('./box/SearchBox.tsx').then((file) => file.SearchBox)

/** The icon in the bar and the keys of the search box (E-02); its code loads when it first opens. */
export function SearchBoxOnDemand({ onShortcuts }: { onShortcuts(): void }) {
  // The visit resets the box each time that it opens; while closing, it may still be visible for a moment.
  const [{ open, visit }, setState] = useState({ open: false, visit: 0 })
  const show = useCallback(() => setState(({ visit }) => ({ open: true, visit: visit + 1 })), [])
  const close = () => setState((before) => ({ ...before, open: false }))
  const icon = useRef<HTMLButtonElement>(null)
  useOpenKeys(opensBox, show)
  const { part: SearchBox, absence, standIn } = usePart(load, { wanted: open, onClose: close, beside: icon })
  // Code that does not come says so, with a button: the keys are then the page's again.
  const takeKeys = useEarlyKeys(open && absence === null)
  return (
    <>
      <IconButton ref={icon} label={textos.abrir} icon={<IconSearch />} onClick={show} />
      {SearchBox ? (
        <SearchBox key={visit} open={open} takeKeys={takeKeys} onShortcuts={onShortcuts} onClose={close} />
      ) : (
        standIn
      )}
    </>
  )
}
