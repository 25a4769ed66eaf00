import { Accordion } from '@backoffice/shared/ui'
import { memo, useState } from 'react'
import { DatosEmpresariales } from './campos/DatosEmpresariales.tsx'
import { DatosPersonales } from './campos/DatosPersonales.tsx'
import { BuscarDuplicados, nadie } from './duplicados/BuscarDuplicados.ts'

interface Props {
  /** The client that is edited. */
  id?: string
}

/**
 * A client's fields, for a new one and for one that is edited: two sections (F-01). The form's first
 * change renders the page, but not its fields again.
 */
export const ClienteFields = memo(function ClienteFields({ id }: Props) {
  const [duplicados, setDuplicados] = useState(nadie)
  return (
    <>
      <BuscarDuplicados id={id} onFound={setDuplicados} />
      <Accordion>
        <DatosPersonales duplicados={duplicados} />
        <DatosEmpresariales duplicados={duplicados} />
      </Accordion>
    </>
  )
})
