import { camposCliente as campos } from '@backoffice/shared/cliente'
import type { PosibleDuplicado } from '@backoffice/shared/contract'
import { TextField } from '@backoffice/shared/ui/form'
import { avisoDeCurp } from '../avisos.ts'
import { Campos } from './Campos.tsx'
import { PosiblesDuplicados } from '../duplicados/PosiblesDuplicados.tsx'
import { GiroField } from './GiroField.tsx'
import { IngresosFields } from './IngresosFields.tsx'
import { RegimenField } from './RegimenField.tsx'
import { RfcField } from './RfcField.tsx'
import { TipoPersonaField } from './TipoPersonaField.tsx'

/** «Información empresarial» (F-03). */
export function DatosEmpresariales({ duplicados }: { duplicados: PosibleDuplicado[] }) {
  const own = {
    rfc: <RfcField />,
    curp: (
      <>
        <TextField name="curp" label={campos.curp.label} uppercase warn={avisoDeCurp} />
        <PosiblesDuplicados duplicados={duplicados} por={['rfc', 'curp']} />
      </>
    ),
    tipo_persona: <TipoPersonaField />,
    regimen_fiscal: <RegimenField />,
    giro: <GiroField />,
    minimo_ingresos_anuales: <IngresosFields />,
    maximo_ingresos_anuales: null,
  }
  return <Campos section="empresarial" own={own} />
}
