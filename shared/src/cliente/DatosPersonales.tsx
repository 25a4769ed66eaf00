import type { PerfilCliente } from '../contract'
import { fechaDeInstante, nombreCompleto } from '../format'
import { DataList } from '../ui/DataList'
import { textos } from './campos'
import { datosDe } from './datosDe'

/** A client's personal data, read-only. */
export const DatosPersonales = ({ datos }: { datos: PerfilCliente['informacion_personal'] }) => (
  <DataList
    columns={3}
    items={[
      ...datosDe('personal', datos, nombreCompleto(datos)),
      { label: textos.personal.creacion, value: datos.creacion && fechaDeInstante(datos.creacion) },
    ]}
  />
)
