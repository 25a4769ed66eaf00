import { useRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { DataList } from '../data/DataList.tsx'
import { FormButtons } from '../form/frame/FormButtons.tsx'
import { Stack } from '../page/layout.tsx'
import { Heading, Text } from '../page/text.tsx'
import { ChangedBy, type ChangedByProps } from './ChangedBy.tsx'
import { Dialog } from './Dialog.tsx'
import { textos } from './dialog.textos.ts'

/** A field that someone else changed; `clash`: this person changed it, too. */
export interface ConflictField {
  label: string
  clash: boolean
  before: ReactNode
  mine: ReactNode
  theirs: ReactNode
}

export interface ConflictDialogProps {
  open: boolean
  /** The title: «Otra persona cambió esta asesoría». */
  title: string
  /** Who saved the other values, and when; null: the server does not tell. */
  modificado?: ChangedByProps | null
  fields: ConflictField[]
  /** Returns to the form without changes. */
  onKeep(): void
  /** Takes the other person's values where both changed a field; sends nothing. */
  onTakeTheirs(): void
  /** Saves this person's values over the other's. */
  onSaveMine(): void
}

const { conflicto } = textos

/** Two people, one record: compares the other person's saved values with this form's, field by field (D41). */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, title, modificado, fields, onKeep, onTakeTheirs, onSaveMine } = props
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
        <FormButtons
          primary={
            <Button variant="primary" onClick={onSaveMine}>
              {conflicto.guardarMio}
            </Button>
          }
          safe={
            <>
              <Button ref={safe} onClick={onKeep}>
                {conflicto.seguir}
              </Button>
              <Button onClick={onTakeTheirs}>{conflicto.usarSuyo}</Button>
            </>
          }
        />
      }
    >
      <Stack gap={5}>
        {modificado && (
          <Text>
            <ChangedBy {...modificado} />
          </Text>
        )}
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
