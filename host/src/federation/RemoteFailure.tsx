import { Box, Button, IconRetry, Notice } from '@backoffice/shared/ui'
import { useEffect } from 'react'
import { reintentar, textos, titulo } from './failures.textos'
import type { Failure } from './result'

/** What stands in a remote's place when it can't be shown. */
export function RemoteFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  useEffect(() => {
    // The person gets a sentence; whoever looks into it gets the causes.
    console.error(`Remote failure (${failure.kind})`, failure.cause)
  }, [failure])
  return (
    <Box maxWidth="page" mx="auto" px={{ base: '4', md: '6' }} pt="6">
      <Notice
        tone="danger"
        title={titulo}
        action={
          <Button icon={<IconRetry />} onClick={onRetry}>
            {reintentar}
          </Button>
        }
      >
        {textos[failure.kind]}
      </Notice>
    </Box>
  )
}
