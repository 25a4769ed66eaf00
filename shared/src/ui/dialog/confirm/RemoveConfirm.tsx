import type { ReactNode } from 'react'
import type { Refused } from '../../form/refusal.ts'
import { Stack } from '../../page/layout.tsx'
import { Notice } from '../../Notice.tsx'
import { Text } from '../../page/text.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** The question, split around the name of what is deleted. */
export interface RemoveTexts {
  titulo: string
  antes: string
  despues: string
  /** The consequences, below the question. */
  consecuencia?: string
  /** The sentence for a call without an answer; there is a default. */
  sinRespuesta?: string
  si?: string
}

export interface RemoveConfirmProps<Fila> {
  /** From useRemove. */
  remove: {
    row: Fila | null
    pending: boolean
    error: Refused | null
    confirm(): unknown
    cancel(): void
  }
  row: Fila
  texts: RemoveTexts
  /** The row's name; a text is shown in bold. */
  name(row: Fila): ReactNode
}

/** «Eliminar cliente»: a question that names what is deleted. */
export function RemoveConfirm<Fila>({ remove, row, texts, name }: RemoveConfirmProps<Fila>) {
  const called = name(row)
  // Without connection the server did not fail to answer: the common sentence says so.
  const unanswered = remove.error?.kind === 'no-answer' && navigator.onLine && texts.sinRespuesta
  return (
    <ConfirmDialog
      open={remove.row !== null}
      title={texts.titulo}
      {...(texts.si !== undefined && { confirmLabel: texts.si })}
      busy={remove.pending}
      error={unanswered ? null : remove.error}
      onConfirm={() => remove.confirm()}
      onClose={() => remove.cancel()}
    >
      <Stack gap={3}>
        <Text>
          {texts.antes}
          {typeof called === 'string' ? <strong>{called}</strong> : called}
          {texts.despues}
        </Text>
        {texts.consecuencia && <Text tone="muted">{texts.consecuencia}</Text>}
        {unanswered && <Notice tone="warning">{unanswered}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}
