import { absenceOf, Box, Button, IconRetry, Notice, Page, useWhenBack } from '@backoffice/shared/ui'
import { useEffect, type MouseEvent } from 'react'
import { reintentar, textos, titulo } from '../failures/failures.textos.ts'
import { fileFailure } from '../files/FileError.ts'
import { loader } from '../load/page-loader.ts'
import type { Failure, FailureKind } from '../failures/result.ts'
import { note } from '../telemetry/notes.ts'

interface Props {
  /** The remote; undefined if the registry itself failed. */
  name?: string
  failure: Failure
  /** By default the remote is loaded again. */
  onRetry?: () => void
  /** The page's title, if a whole page is missing; undefined for a part of a page. */
  page?: string | undefined
}

/** In ms. The whole section is asked for again, and each failure is another one: these pauses do not grow. */
const PAUSES = [15_000]

/** Failures that a lost connection may explain. */
const ofNetwork: FailureKind[] = ['registry', 'manifest', 'code', 'late']

/** Takes the place of a remote that can't be shown. */
export function RemoteFailure({ name, failure, page, onRetry = () => loader.retry(name ?? '') }: Props) {
  useEffect(() => reportFailure(name, failure), [name, failure])

  const offline =
    failure.kind === 'offline' || (ofNetwork.includes(failure.kind) && absenceOf(failure.cause) === 'offline')
  useWhenBack(offline, onRetry, PAUSES)

  // The button disappears with the failure, so the focus moves to the page.
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
      {[textos[offline ? 'offline' : failure.kind], failure.reason].filter(Boolean).join(' ')}
    </Notice>
  )
  return page === undefined ? <Box width="full">{notice}</Box> : <Page title={page}>{notice}</Page>
}

/** People read a sentence; developers find the causes in the console, and nothing of what the person did. */
export function reportFailure(remote: string | undefined, failure: Failure): void {
  const { kind, cause } = failure
  const release = remote === undefined ? undefined : loader.release(remote)
  if (remote !== undefined && release !== undefined)
    note({ what: 'failure', remote, release, kind, ran: loader.ran(remote) !== undefined, failure })
  console.error(`Remote failure (${kind})`, { remote, release, kind, file: fileFailure(cause)?.file }, cause)
}
