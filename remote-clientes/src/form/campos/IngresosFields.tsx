import { camposCliente as campos } from '@backoffice/shared/cliente'
import { useSettled } from '@backoffice/shared/form'
import { MoneyField } from '@backoffice/shared/ui/money'
import type { ClienteForm } from '../clienteForm.ts'
import { textos } from '../form.textos.ts'

/** The range of the yearly income: a minimum above the maximum gets a warning, and can be saved. */
export function IngresosFields() {
  const minimo = useSettled<ClienteForm, 'minimo_ingresos_anuales'>('minimo_ingresos_anuales')
  const maximo = useSettled<ClienteForm, 'maximo_ingresos_anuales'>('maximo_ingresos_anuales')
  const crossed = minimo !== null && maximo !== null && minimo > maximo
  return (
    <>
      <MoneyField name="minimo_ingresos_anuales" label={campos.minimo_ingresos_anuales.label} />
      <MoneyField
        name="maximo_ingresos_anuales"
        label={campos.maximo_ingresos_anuales.label}
        warning={crossed ? textos.avisos.ingresos : null}
      />
    </>
  )
}
