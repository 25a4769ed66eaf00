import { Box, Spinner } from '@backoffice/shared/ui'
import { useLocation } from '@backoffice/shared/router'
import { Suspense, type ReactNode } from 'react'
import { loader } from './federation'
import { cargando } from './failures.textos'
import { RemoteBoundary } from './RemoteBoundary'
import { useRemoteStyles } from './remote-styles'
import { useGeneration } from './useRemote'

interface Props {
  name: string
  /** The title of the page that is missing should it fail; undefined: it is a part of a page. */
  page?: string
  children: ReactNode
}

/** The place of a remote in the page: waits for it, holds its failures, and can begin anew without a reload. */
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

/** Looks like the loader, in the middle of what is to come. */
const Coming = () => (
  <Box display="grid" justifyItems="center" py="24" color="accent">
    <Spinner size="lg" label={cargando} />
  </Box>
)
