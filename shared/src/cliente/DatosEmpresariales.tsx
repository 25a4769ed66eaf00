import type { PerfilCliente } from '../contract'
import { DataList } from '../ui/DataList'
import { textos } from './campos'
import { datosDe } from './datosDe'
import { useNombresDeCatalogo } from './useNombresDeCatalogo'

interface Props {
  datos: PerfilCliente['informacion_empresarial']
  /** The client's name; completes the names of the buttons to call and write. */
  nombre?: string | undefined
}

/** A client's business data, read-only; régimen and giro are shown by name. The e-mail is the business one (P-04). */
export function DatosEmpresariales({ datos, nombre }: Props) {
  const { regimen, giro } = useNombresDeCatalogo(datos)
  const values = { ...datos, regimen_fiscal: regimen, giro }
  return (
    <DataList columns={3} items={datosDe('empresarial', values, nombre && textos.empresarial.de(nombre))} />
  )
}
