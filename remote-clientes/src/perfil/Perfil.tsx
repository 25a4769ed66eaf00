import { DatosEmpresariales, DatosPersonales, textosDatosCliente } from '@backoffice/shared/cliente'
import type { PerfilCliente } from '@backoffice/shared/contract'
import { nombreCompleto } from '@backoffice/shared/format'
import { Accordion, AccordionSection, Heading, Stack } from '@backoffice/shared/ui'
import type { ReactNode } from 'react'
import { AlDia } from './AlDia.tsx'
import { HistorialAsesorias } from './HistorialAsesorias.tsx'
import { Indicadores } from './Indicadores.tsx'
import { textos } from './perfil.textos.ts'

interface Props {
  cliente: PerfilCliente
  /** Whether the profile has its own heading, as part of another page. */
  titled: boolean
  /** The sections of the other features. */
  archivos: ReactNode
  membresias: ReactNode
  mas: ReactNode
}

/** A client's profile: indicators and five sections (P-04). */
export const Perfil = ({ cliente, titled, archivos, membresias, mas }: Props) => (
  <Stack gap={5}>
    {titled && (
      <Heading level={2} size="lg">
        {textos.titulo}
      </Heading>
    )}
    {cliente.al_dia && <AlDia {...cliente.al_dia} />}
    <Indicadores cliente={cliente} />
    <Accordion>
      <InformacionPersonal datos={cliente.informacion_personal} />
      <InformacionEmpresarial
        datos={cliente.informacion_empresarial}
        nombre={nombreCompleto(cliente.informacion_personal)}
      />
      {archivos}
      <HistorialAsesorias rows={cliente.asesorias} />
      {membresias}
      {mas}
    </Accordion>
  </Stack>
)

/** «Información personal», read-only. */
const InformacionPersonal = ({ datos }: { datos: PerfilCliente['informacion_personal'] }) => (
  <AccordionSection title={textosDatosCliente.personal.titulo}>
    <DatosPersonales gathers datos={datos} />
  </AccordionSection>
)

/** «Información empresarial», read-only. */
const InformacionEmpresarial = ({
  datos,
  nombre,
}: {
  datos: PerfilCliente['informacion_empresarial']
  nombre: string
}) => (
  <AccordionSection title={textosDatosCliente.empresarial.titulo}>
    <DatosEmpresariales gathers datos={datos} nombre={nombre} />
  </AccordionSection>
)
