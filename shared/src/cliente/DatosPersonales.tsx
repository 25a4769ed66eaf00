import type { PerfilCliente } from '../contract/index.ts'
import { fechaDeInstante, nombreCompleto } from '../format/index.ts'
import { DataList } from '../ui/data/DataList.tsx'
import { textosDatosCliente as textos } from '../contract/campos/index.ts'
import { datosDe } from './datosDe.tsx'

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
