import { Box, Logo, Spinner } from '@backoffice/shared/ui'
import { textos } from './shell.textos'

/** Shown until the first page is known; it looks like the loader. */
export const Waiting = () => (
  <Box
    as="main"
    role="status"
    minHeight="100dvh"
    display="grid"
    placeContent="center"
    justifyItems="center"
    gap="4"
    css={{ animation: 'loaderIn 150ms 150ms ease-out both' }}
  >
    <Logo size={48} />
    <Box as="span" color="accent" display="inline-flex">
      <Spinner size="lg" label={textos.cargando} />
    </Box>
  </Box>
)
