import type { PerfilCliente } from '@backoffice/shared/contract'
import { DatosPersonales, textosDatosCliente } from '@backoffice/shared/cliente'
import { AccordionSection } from '@backoffice/shared/ui'

/** «Información personal», read-only. */
export const InformacionPersonal = ({ datos }: { datos: PerfilCliente['informacion_personal'] }) => (
  <AccordionSection title={textosDatosCliente.personal.titulo}>
    <DatosPersonales gathers datos={datos} />
  </AccordionSection>
)
