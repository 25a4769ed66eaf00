import type { PerfilCliente } from '@backoffice/shared/contract'
import { fechaDeInstante, fechaLarga } from '@backoffice/shared/format'
import { AccordionSection, DataList } from '@backoffice/shared/ui'
import { Correo, Telefono } from './enlaces'
import { textos } from './perfil.textos'

const { personal } = textos

/** «Información personal», read-only. */
export const InformacionPersonal = ({ datos }: { datos: PerfilCliente['informacion_personal'] }) => (
  <AccordionSection title={personal.titulo}>
    <DataList
      columns={3}
      items={[
        { label: personal.nombre, value: datos.nombre },
        { label: personal.apellidoPaterno, value: datos.apellido_paterno },
        { label: personal.apellidoMaterno, value: datos.apellido_materno },
        { label: personal.nacimiento, value: datos.nacimiento && fechaLarga(datos.nacimiento) },
        { label: personal.celular, value: datos.celular && <Telefono value={datos.celular} /> },
        { label: personal.email, value: datos.email && <Correo value={datos.email} /> },
        { label: personal.creacion, value: datos.creacion && fechaDeInstante(datos.creacion) },
      ]}
    />
  </AccordionSection>
)
