import { Box, Logo, Spinner } from '@backoffice/shared/ui'
import { useLayoutEffect } from 'react'
import { dropUnusedForm } from '../../session/begun.ts'
import { textos } from '../shell.textos.ts'

/** Shown until the first page is known, unless the form of sign-in stands in the page; it looks like the loader. */
export function Waiting() {
  // After whatever replaces it: sign-in takes over what was typed.
  useLayoutEffect(() => () => void setTimeout(dropUnusedForm), [])
  return (
    <Box
      as="main"
      role="status"
      data-waiting=""
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
}
