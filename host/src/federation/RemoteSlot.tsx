import { Box, Spinner } from '@backoffice/shared/ui'
import { useLocation } from '@backoffice/shared/router'
import { Suspense, type ReactNode } from 'react'
import { loader } from './page-loader'
import { cargando } from './failures.textos'
import { RemoteBoundary } from './RemoteBoundary'
import { useRemoteStyles } from './remote-styles'
import { useGeneration } from './useRemote'

interface Props {
  name: string
  /** The title of the page that is missing if loading fails; undefined for a part of a page. */
  page?: string
  children: ReactNode
}

/** Shows a remote's page or component: waits for it, catches its failures, and can retry without a reload. */
export function RemoteSlot({ name, page, children }: Props) {
  const generation = useGeneration(name)
  useRemoteStyles(name)
  const { pathname } = useLocation()
  return (
    <RemoteBoundary
      key={generation}
      name={name}
      page={page}
      address={pathname}
      onRetry={() => loader.retry(name)}
    >
      <Suspense fallback={<Coming />}>{children}</Suspense>
    </RemoteBoundary>
  )
}

/** Looks like the loader, centred where the content will appear. */
const Coming = () => (
  <Box display="grid" justifyItems="center" py="24" color="accent">
    <Spinner size="lg" label={cargando} />
  </Box>
)
