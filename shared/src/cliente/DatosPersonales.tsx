import type { PerfilCliente } from '../contract'
import { fechaDeInstante, fechaLarga } from '../format'
import { DataList } from '../ui/DataList'
import { textos } from './cliente.textos'
import { Correo, Telefono } from './enlaces'

const { personal } = textos

/** A client's personal data, to be read. */
export const DatosPersonales = ({ datos }: { datos: PerfilCliente['informacion_personal'] }) => (
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
)
