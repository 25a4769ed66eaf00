import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { IconWarning } from '../icons/index.ts'

/** The attributes that connect a control with its label, hint and error. */
export interface ControlIds {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export interface FieldProps {
  label: string
  required?: boolean
  hint?: ReactNode
  error?: string
  /** A warning about an accepted value; null: none now, but the field may show one later. */
  warning?: string | null | undefined
  children(ids: ControlIds): ReactNode
}

/** A label above a control, then hint, warning and error. */
export function Field({ label, required = false, hint, error, warning, children }: FieldProps) {
  const id = useId()
  const described = [error && `${id}e`, warning && `${id}w`, hint && `${id}h`].filter(Boolean).join(' ')
  return (
    <chakra.div display="grid" gap="1.5" alignContent="start" minWidth="0">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium">
        {label}
        {required && <RequiredMark />}
      </chakra.label>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
        ...(required ? { 'aria-required': true } : {}),
      })}
      <FieldNotes id={id} hint={hint} error={error} warning={warning} />
    </chakra.div>
  )
}

/** The star; the control itself has aria-required. */
export function RequiredMark() {
  return (
    <chakra.span aria-hidden="true" color="danger.text" ms="1">
      *
    </chakra.span>
  )
}

interface FieldNotesProps extends Pick<FieldProps, 'hint' | 'error' | 'warning'> {
  id: string
}

/** Hint, warning and error below a control whose id is `id`. */
export function FieldNotes({ id, hint, error, warning }: FieldNotesProps) {
  return (
    <>
      {error && (
        <chakra.p id={`${id}e`} fontSize="sm" color="danger.text">
          {error}
        </chakra.p>
      )}
      {warning !== undefined && <Warning id={`${id}w`}>{warning}</Warning>}
      {hint && (
        <chakra.p id={`${id}h`} fontSize="sm" color="fg.muted">
          {hint}
        </chakra.p>
      )}
    </>
  )
}

/** Announced when its text appears: the live region must exist before its words. It takes no room while empty. */
function Warning({ id, children }: { id: string; children: string | null }) {
  return (
    <chakra.p
      id={id}
      role="status"
      display="flex"
      gap="1.5"
      fontSize="sm"
      color="warning.text"
      css={{ '&:empty': { position: 'absolute' } }}
    >
      {children && (
        <>
          <chakra.span flexShrink="0" pt="0.5">
            <IconWarning size={16} />
          </chakra.span>
          <span>{children}</span>
        </>
      )}
    </chakra.p>
  )
}
