import { useFormContext, useWatch } from '@backoffice/shared/form'
import { esRfcMoral } from '@backoffice/shared/format'
import { useEffect, useRef } from 'react'
import type { ClienteForm } from '../clienteForm.ts'

/**
 * Proposes «Moral» when a company's RFC is typed and no kind of person is chosen. Only a change of the RFC proposes:
 * opening a record changes nothing, and a choice that the person takes back stays so.
 */
export function useMoralPorRfc(): void {
  const { getValues, setValue } = useFormContext<ClienteForm>()
  const rfc = useWatch<ClienteForm, 'rfc'>({ name: 'rfc' })
  const before = useRef(rfc)
  useEffect(() => {
    const same = before.current.toUpperCase() === rfc.toUpperCase()
    before.current = rfc
    if (same || !esRfcMoral(rfc) || getValues('tipo_persona') !== null) return
    setValue('tipo_persona', 1, { shouldDirty: true })
  }, [rfc, getValues, setValue])
}
