import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { AccordionSection } from '../Accordion'
import { FieldGrid } from './FieldGrid'

const wrong = '[aria-invalid=true]'

export interface FormSectionProps {
  title: string
  defaultOpen?: boolean
  children: ReactNode
}

/** An accordion section of fields. It opens when one of its fields has an error: nobody sees what is behind a closed one. */
export function FormSection({ title, defaultOpen = true, children }: FormSectionProps) {
  const [open, setOpen] = useState(defaultOpen)
  const fields = useRef<HTMLDivElement>(null)
  const { errors } = useFormState()

  const byError = useRef(false)

  useEffect(() => {
    if (open || !fields.current?.querySelector(wrong)) return
    byError.current = true
    setOpen(true)
    // Only when errors come: whoever closes the section over one may.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [errors])

  // What is behind a closed section can't take the focus that the first wrong field gets: it gets it once it is seen.
  useEffect(() => {
    if (!byError.current) return
    byError.current = false
    const first = fields.current?.closest('form')?.querySelector<HTMLElement>(wrong)
    if (fields.current?.contains(first ?? null)) first?.focus()
  }, [open])

  return (
    <AccordionSection title={title} open={open} onToggle={setOpen}>
      <div ref={fields}>
        <FieldGrid>{children}</FieldGrid>
      </div>
    </AccordionSection>
  )
}
