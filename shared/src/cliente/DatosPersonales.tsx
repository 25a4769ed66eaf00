import type { PerfilCliente } from '../contract/index.ts'
import { fechaDeInstante, nombreCompleto } from '../format/index.ts'
import { DataList } from '../ui/data/DataList.tsx'
import { textosDatosCliente as textos } from '../contract/campos/index.ts'
import { datosDe } from './datosDe.tsx'

interface Props {
  datos: PerfilCliente['informacion_personal']
  /** See DataList. */
  gathers?: boolean
}

/** A client's personal data, read-only. */
export const DatosPersonales = ({ datos, gathers = false }: Props) => (
  <DataList
    gathers={gathers}
    columns={3}
    items={[
      ...datosDe('personal', datos, nombreCompleto(datos)),
      { label: textos.personal.creacion, value: datos.creacion && fechaDeInstante(datos.creacion) },
    ]}
  />
)
