import type { PerfilCliente } from '../contract/index.ts'
import { DataList } from '../ui/data/DataList.tsx'
import { textosDatosCliente as textos } from '../contract/campos/index.ts'
import { datosDe } from './datosDe.tsx'
import { useNombresDeCatalogo } from './useNombresDeCatalogo.ts'

interface Props {
  datos: PerfilCliente['informacion_empresarial']
  /** The client's name; completes the names of the buttons to call and write. */
  nombre?: string | undefined
  /** See DataList. */
  gathers?: boolean
}

/** A client's business data, read-only; régimen and giro are shown by name. The e-mail is the business one (P-04). */
export function DatosEmpresariales({ datos, nombre, gathers = false }: Props) {
  const { regimen, giro } = useNombresDeCatalogo(datos)
  const values = { ...datos, regimen_fiscal: regimen, giro }
  return (
    <DataList
      columns={3}
      gathers={gathers}
      items={datosDe('empresarial', values, nombre && textos.empresarial.de(nombre))}
    />
  )
}
