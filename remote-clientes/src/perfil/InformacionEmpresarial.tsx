import type { PerfilCliente } from '@backoffice/shared/contract'
import { DatosEmpresariales, textosDatosCliente } from '@backoffice/shared/cliente'
import { AccordionSection } from '@backoffice/shared/ui'

interface Props {
  datos: PerfilCliente['informacion_empresarial']
  nombre: string
}

/** «Información empresarial», read-only. */
export const InformacionEmpresarial = ({ datos, nombre }: Props) => (
  <AccordionSection title={textosDatosCliente.empresarial.titulo}>
    <DatosEmpresariales gathers datos={datos} nombre={nombre} />
  </AccordionSection>
)
