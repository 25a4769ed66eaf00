import { useRef, type ReactNode } from 'react'
import { Button } from '../button/Button'
import { DataList } from '../DataList'
import { Stack } from '../layout'
import { Heading, Text } from '../text'
import { Dialog } from './Dialog'
import { textos } from './dialog.textos'

/** One field that somebody else changed; `clash`: it was typed over here, too. */
export interface ConflictField {
  label: string
  clash: boolean
  before: ReactNode
  mine: ReactNode
  theirs: ReactNode
}

export interface ConflictDialogProps {
  open: boolean
  /** «Otra persona cambió esta asesoría». */
  title: string
  fields: ConflictField[]
  /** Back to the form, as it is. */
  onKeep(): void
  /** Their values in the form where both changed a field; nothing is sent. */
  onTakeTheirs(): void
  /** What was typed is saved over theirs. */
  onSaveMine(): void
}

const { conflicto } = textos

/** Two people, one record: what the other one saved against what was typed, field by field (D41). */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, title, fields, onKeep, onTakeTheirs, onSaveMine } = props
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      title={title}
      size="lg"
      role="alertdialog"
      initialFocus={safe}
      onClose={onKeep}
      footer={
        <>
          <Button ref={safe} onClick={onKeep}>
            {conflicto.seguir}
          </Button>
          <Button onClick={onTakeTheirs}>{conflicto.usarSuyo}</Button>
          <Button variant="primary" onClick={onSaveMine}>
            {conflicto.guardarMio}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text>{conflicto.intro}</Text>
        {fields.length === 0 && <Text>{conflicto.iguales}</Text>}
        {fields.map((field) => (
          <Difference key={field.label} {...field} />
        ))}
      </Stack>
    </Dialog>
  )
}

const Difference = ({ label, clash, before, mine, theirs }: ConflictField) => (
  <Stack gap={1} as="section">
    <Heading level={3} size="sm">
      {label}
    </Heading>
    <DataList
      empty={conflicto.vacio}
      items={[
        { label: conflicto.suyo, value: theirs },
        clash ? { label: conflicto.mio, value: mine } : { label: conflicto.antes, value: before },
      ]}
    />
    {!clash && (
      <Text tone="muted" size="sm">
        {conflicto.soloSuyo}
      </Text>
    )}
  </Stack>
)
