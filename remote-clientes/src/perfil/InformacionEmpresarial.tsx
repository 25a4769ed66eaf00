import type { PerfilCliente } from '@backoffice/shared/contract'
import { DatosEmpresariales, textosDatosCliente } from '@backoffice/shared/cliente'
import { AccordionSection } from '@backoffice/shared/ui'

/** «Información empresarial», read-only. */
export const InformacionEmpresarial = ({ datos }: { datos: PerfilCliente['informacion_empresarial'] }) => (
  <AccordionSection title={textosDatosCliente.empresarial.titulo}>
    <DatosEmpresariales datos={datos} />
  </AccordionSection>
)
