import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { AccordionSection } from '../../data/Accordion.tsx'
import { FieldGrid } from './FieldGrid.tsx'

const wrong = '[aria-invalid=true]'

export interface FormSectionProps {
  title: string
  defaultOpen?: boolean
  children: ReactNode
}

/** An accordion section of fields. It opens when one of its fields has an error, which would otherwise stay hidden. */
export function FormSection({ title, defaultOpen = true, children }: FormSectionProps) {
  const [open, setOpen] = useState(defaultOpen)
  const fields = useRef<HTMLDivElement>(null)
  const { errors } = useFormState()

  const byError = useRef(false)

  useEffect(() => {
    if (open || !fields.current?.querySelector(wrong)) return
    byError.current = true
    setOpen(true)
    // Only when errors arrive: the person may close the section over one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [errors])

  // A field in a closed section can't take the focus: the first invalid field gets it once the section is open.
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
