import { camposCliente as campos } from '@backoffice/shared/cliente'
import type { PosibleDuplicado } from '@backoffice/shared/contract'
import { TextField, ToSave } from '@backoffice/shared/ui/form'
import { CampoField } from './CampoField.tsx'
import { Campos } from './Campos.tsx'
import { PosiblesDuplicados } from '../duplicados/PosiblesDuplicados.tsx'

/** «Información personal» (F-02). */
export function DatosPersonales({ duplicados }: { duplicados: PosibleDuplicado[] }) {
  const own = {
    nombre: <TextField name="nombre" label={campos.nombre.label} required />,
    email: (
      <>
        <CampoField campo="email" />
        <PosiblesDuplicados duplicados={duplicados} por={['nombre', 'email', 'celular']} />
        <ToSave />
      </>
    ),
  }
  return <Campos section="personal" own={own} />
}
