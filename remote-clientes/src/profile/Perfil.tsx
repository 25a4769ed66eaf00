import type { PerfilCliente } from '@backoffice/shared/contract'
import { nombreCompleto } from '@backoffice/shared/format'
import { Accordion, Heading, Stack } from '@backoffice/shared/ui'
import type { ReactNode } from 'react'
import { HistorialAsesorias } from './HistorialAsesorias'
import { Indicadores } from './Indicadores'
import { InformacionEmpresarial } from './InformacionEmpresarial'
import { InformacionPersonal } from './InformacionPersonal'

interface Props {
  cliente: PerfilCliente
  /** The sections of the other features. */
  archivos: ReactNode
  membresias: ReactNode
}

/** A client's profile: indicators and five sections (P-04). */
export const Perfil = ({ cliente, archivos, membresias }: Props) => (
  <Stack gap={5}>
    <Heading level={2} size="lg">
      {nombreCompleto(cliente.informacion_personal)}
    </Heading>
    <Indicadores generales={cliente.indicadores_generales} />
    <Accordion>
      <InformacionPersonal datos={cliente.informacion_personal} />
      <InformacionEmpresarial datos={cliente.informacion_empresarial} />
      {archivos}
      <HistorialAsesorias rows={cliente.asesorias} />
      {membresias}
    </Accordion>
  </Stack>
)
