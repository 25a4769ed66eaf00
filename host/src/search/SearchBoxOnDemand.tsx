import { addAlert } from '@backoffice/shared'
import { IconButton, IconSearch } from '@backoffice/shared/ui'
import { useCallback, useState } from 'react'
import { useOnDemand } from '../shell/useOnDemand'
import { textos } from './search.textos'
import { useOpenKeys } from './useOpenKeys'

const load = () => import('./SearchBox')

/** The icon in the bar and the keys of the search box (E-02); its code loads when it first opens. */
export function SearchBoxOnDemand() {
  // The visit resets the box each time that it opens; while closing, it may still be visible for a moment.
  const [{ open, visit }, setState] = useState({ open: false, visit: 0 })
  const show = useCallback(() => setState(({ visit }) => ({ open: true, visit: visit + 1 })), [])
  const close = useCallback(() => setState((before) => ({ ...before, open: false })), [])
  const refuse = useCallback(() => {
    close()
    addAlert(textos.sinCodigo, 'danger')
  }, [close])
  useOpenKeys(show)
  const loaded = useOnDemand(load, open, refuse)
  return (
    <>
      <IconButton label={textos.abrir} icon={<IconSearch />} onClick={show} />
      {loaded && <loaded.SearchBox key={visit} open={open} onClose={close} />}
    </>
  )
}
