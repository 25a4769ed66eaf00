import { Box, Button, IconRetry, Notice, Page } from '@backoffice/shared/ui'
import { useEffect, type MouseEvent } from 'react'
import { reintentar, textos, titulo } from './failures.textos'
import { reportFailure } from './report-failure'
import type { Failure } from './result'

interface Props {
  /** The remote; none where the registry itself failed. */
  name?: string
  failure: Failure
  onRetry(): void
  /** The page's title, where a whole page is missing; a part of one has none. */
  page?: string | undefined
}

/** What stands in a remote's place when it can't be shown. */
export function RemoteFailure({ name, failure, onRetry, page }: Props) {
  useEffect(() => {
    // The person gets a sentence; whoever looks into it gets the causes.
    reportFailure(name, failure)
  }, [name, failure])

  // The button goes away with the failure; the keyboard goes on in the page.
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('main')?.focus({ preventScroll: true })
    onRetry()
  }
  const notice = (
    <Notice
      tone="danger"
      title={titulo}
      action={
        <Button size="sm" icon={<IconRetry />} onClick={retry}>
          {reintentar}
        </Button>
      }
    >
      {[textos[failure.kind], failure.reason].filter(Boolean).join(' ')}
    </Notice>
  )
  return page === undefined ? <Box width="full">{notice}</Box> : <Page title={page}>{notice}</Page>
}
