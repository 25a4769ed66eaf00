import { camposCliente as campos } from '@backoffice/shared/cliente'
import { useSettled } from '@backoffice/shared/form'
import { CatalogoField } from './CatalogoField.tsx'
import { textos } from '../form.textos.ts'
import type { ClienteForm } from '../clienteForm.ts'
import { useRegimenes } from './useRegimenes.ts'

/** The régimen fiscal: its options depend on the kind of person (F-06). */
export function RegimenField() {
  const tipoPersona = useSettled<ClienteForm, 'tipo_persona'>('tipo_persona')
  return (
    <CatalogoField
      name="regimen_fiscal"
      label={campos.regimen_fiscal.label}
      placeholder={textos.elegir.regimen}
      catalogo={useRegimenes(tipoPersona)}
      hint={tipoPersona === null ? textos.primeroTipoPersona : undefined}
      sinCatalogo={textos.sinCatalogo.regimen}
    />
  )
}
