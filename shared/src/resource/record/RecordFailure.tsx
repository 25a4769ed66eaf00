import type { ApiError } from '../../http/ApiError.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconBack, IconRetry } from '../../ui/icons/index.ts'
import { EmptyState, Notice } from '../../ui/Notice.tsx'
import { reasonOf } from '../../ui/list/page/reason.ts'
import { Card } from '../../ui/page/Page.tsx'
import { textos } from '../resource.textos.ts'

export interface RecordFailureProps {
  error: ApiError
  /** A retry is under way. */
  retrying: boolean
  onRetry(): void
  /** The text for a record that does not exist (any more): «Este cliente ya no existe». */
  gone: { title: string; back: { label: string; to: string } }
}

/** Shown in place of a record that could not be read. */
export function RecordFailure({ error, retrying, onRetry, gone }: RecordFailureProps) {
  // A malformed id belongs to no record.
  if (error.status === 404 || 'id' in error.campos) {
    return (
      <Card>
        <EmptyState
          title={gone.title}
          action={
            <Button icon={<IconBack />} to={gone.back.to}>
              {gone.back.label}
            </Button>
          }
        />
      </Card>
    )
  }
  return (
    <Notice
      tone="danger"
      title={textos.noSePudoLeer}
      action={
        <Button size="sm" icon={<IconRetry size={16} />} loading={retrying} onClick={onRetry}>
          {textos.reintentar}
        </Button>
      }
    >
      {reasonOf(error)}
    </Notice>
  )
}
