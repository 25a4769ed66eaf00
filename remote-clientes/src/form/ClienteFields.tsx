import { Accordion } from '@backoffice/shared/ui'
import { DatosEmpresariales } from './DatosEmpresariales'
import { DatosPersonales } from './DatosPersonales'

/** A client's fields, for a new one and for one that is edited: two sections (F-01). */
export function ClienteFields() {
  return (
    <Accordion>
      <DatosPersonales />
      <DatosEmpresariales />
    </Accordion>
  )
}
