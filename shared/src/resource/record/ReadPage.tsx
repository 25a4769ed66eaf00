import type { ReactNode } from 'react'
import { hasCapacidad, useAuth } from '../../stores/auth.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconBack } from '../../ui/icons/index.ts'
import { EmptyState } from '../../ui/Notice.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { Skeleton } from '../../ui/Spinner.tsx'
import { returnTo } from '../query/lastQuestion.ts'
import { RecordFailure } from './RecordFailure.tsx'
import { RecordPage } from './RecordPage.tsx'
import { textos } from '../resource.textos.ts'
import type { Ask } from './useLoad.ts'
import { useRead, useReadOnce, type Reading } from './useRead.ts'

export interface ReadPageProps<R> {
  /** The record's id; another id is another page. */
  id: string
  title: string
  /** Reads the record; keep the function's identity. */
  read(id: string): Ask<R>
  /** The record's name; the page's heading. */
  name(record: NoInfer<R>): string
  /** The text shown when the record no longer exists, and the way back. */
  gone: { titulo: string; volver: string; to: string }
  /** Calls that some servers lack, and the text shown without them (D38). */
  needs?: { calls: readonly string[]; otherwise: string }
  /** The actions on the record, once it is read. */
  actions?: ReactNode
  children(record: R): ReactNode
}

/** The page of a read-only record, which is read again when the connection is back. */
export const ReadPage = <R,>(props: ReadPageProps<R>) => <Read key={props.id} {...props} />

/** The page of a form over a record, which is read once. */
export const EditPage = <R,>(props: ReadPageProps<R>) => <ReadOnce key={props.id} {...props} />

function Read<R>(props: ReadPageProps<R>) {
  const offered = useOffered(props.needs)
  return <RecordOr {...props} offered={offered} reading={useRead(offered ? props.read : null, props.id)} />
}

function ReadOnce<R>(props: ReadPageProps<R>) {
  const offered = useOffered(props.needs)
  return (
    <RecordOr {...props} offered={offered} reading={useReadOnce(offered ? props.read : null, props.id)} />
  )
}

const useOffered = (needs: ReadPageProps<unknown>['needs']) =>
  useAuth((auth) => !needs || needs.calls.every((path) => hasCapacidad(auth, path)))

interface RecordOrProps<R> extends ReadPageProps<R> {
  offered: boolean
  reading: Reading<R>
}

/** Shows the record, or why it can't be shown. */
function RecordOr<R>({ title, name, gone, needs, actions, children, offered, reading }: RecordOrProps<R>) {
  const { record, load } = reading
  const back = { label: gone.volver, to: returnTo(gone.to) }
  const content = () => {
    if (record !== null) return children(record)
    if (!offered) return <NotOffered back={back}>{needs?.otherwise}</NotOffered>
    if (load.status !== 'error')
      return (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )
    const { error, retrying, reload } = load
    return (
      <RecordFailure error={error} retrying={retrying} onRetry={reload} gone={{ title: gone.titulo, back }} />
    )
  }
  return (
    <RecordPage title={title} subject={record && name(record)} actions={record && actions}>
      {content()}
    </RecordPage>
  )
}

const NotOffered = ({ back, children }: { back: { label: string; to: string }; children: ReactNode }) => (
  <Card>
    <EmptyState
      title={textos.noDisponible}
      action={
        <Button icon={<IconBack />} to={back.to}>
          {back.label}
        </Button>
      }
    >
      {children}
    </EmptyState>
  </Card>
)
