import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

/** What a control has to carry so that label, hint and error belong to it. */
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
  children(ids: ControlIds): ReactNode
}

/** Label above, control, then hint and error. */
export function Field({ label, required = false, hint, error, children }: FieldProps) {
  const id = useId()
  const described = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ')
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
      <FieldNotes id={id} hint={hint} error={error} />
    </chakra.div>
  )
}

/** The star; the control itself says aria-required. */
export function RequiredMark() {
  return (
    <chakra.span aria-hidden="true" color="danger.text" ms="1">
      *
    </chakra.span>
  )
}

/** Hint and error below a control whose id is `id`. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <>
      {error && (
        <chakra.p id={`${id}e`} fontSize="sm" color="danger.text">
          {error}
        </chakra.p>
      )}
      {hint && (
        <chakra.p id={`${id}h`} fontSize="sm" color="fg.muted">
          {hint}
        </chakra.p>
      )}
    </>
  )
}
