import { useLoader } from '@backoffice/shared'
import { LoaderOverlay } from '@backoffice/shared/ui/shell'

/** The full-screen loader, shown while any call is under way (G-05). */
export function Loader() {
  const busy = useLoader(({ pending }) => pending > 0)
  return <LoaderOverlay visible={busy} />
}
