import type { PerfilCliente } from '../contract'
import { DataList } from '../ui/DataList'
import { datosDe } from './datosDe'
import { useNombresDeCatalogo } from './useNombresDeCatalogo'

/** A client's business data, read-only; régimen and giro are shown by name. The e-mail is the business one (P-04). */
export function DatosEmpresariales({ datos }: { datos: PerfilCliente['informacion_empresarial'] }) {
  const { regimen, giro } = useNombresDeCatalogo(datos)
  return <DataList columns={3} items={datosDe('empresarial', { ...datos, regimen_fiscal: regimen, giro })} />
}
