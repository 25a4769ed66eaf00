import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { AccordionSection } from '../Accordion'
import { FieldGrid } from './FieldGrid'

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

  useEffect(() => {
    if (fields.current?.querySelector('[aria-invalid=true]')) setOpen(true)
  }, [errors])

  return (
    <AccordionSection title={title} open={open} onToggle={setOpen}>
      <div ref={fields}>
        <FieldGrid>{children}</FieldGrid>
      </div>
    </AccordionSection>
  )
}
