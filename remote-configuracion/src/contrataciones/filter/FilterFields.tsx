import { api, hasCapacidad, useAuth } from '@backoffice/shared'
import type { Membresia } from '@backoffice/shared/contract'
import { useFormContext } from '@backoffice/shared/form'
import { etiquetaMetodo, etiquetaStatusContratacion } from '@backoffice/shared/format'
import { useLoad, type Ask } from '@backoffice/shared/resource'
import { DateField } from '@backoffice/shared/ui/date'
import { CheckboxGroupField, TextField } from '@backoffice/shared/ui/form'
import { SelectField } from '@backoffice/shared/ui/select'
import { textos } from '../contrataciones.textos.ts'
import { type Filtros, planDe } from './filters.ts'
import { useSeesNames } from '../names.ts'

const { filtro } = textos
const tres = [0, 1, 2] as const
const status = tres.map((value) => ({ value, label: etiquetaStatusContratacion(value) }))
const metodos = tres.map((value) => ({ value, label: etiquetaMetodo(value) }))

const pedirPlanes: Ask<Membresia[]> = async (options) =>
  (await api.get('/configuracion/listar_membresias', options)).membresias

/** The plans to choose from, and the one that is asked for, even if it has been deleted. */
function opciones(planes: Membresia[], pedido: string | null) {
  const options = planes.map(({ _id, nombre }) => ({ value: _id, label: nombre }))
  const nombre = pedido && planDe(pedido)
  if (!pedido || !nombre || options.some(({ value }) => value === pedido)) return options
  return [{ value: pedido, label: nombre }, ...options]
}

/** The fields of «Filtrar contrataciones». */
export function FilterFields() {
  const planes = useLoad(pedirPlanes)
  const paid = useAuth((auth) => hasCapacidad(auth, '/clientes/crear_pago'))
  const pedido = useFormContext<Filtros>().getValues('membresia')
  return (
    <>
      {useSeesNames() && <TextField name="cliente" label={filtro.cliente} />}
      <SelectField
        name="membresia"
        label={filtro.membresia}
        placeholder={filtro.cualquiera}
        loading={planes.status === 'loading'}
        options={opciones(planes.data ?? [], pedido)}
      />
      <CheckboxGroupField name="status" label={filtro.status} options={status} />
      <CheckboxGroupField name="metodo" label={filtro.metodo} options={metodos} />
      <DateField name="inicio_desde" label={filtro.inicioDesde} />
      <DateField name="inicio_hasta" label={filtro.inicioHasta} />
      <DateField name="fin_desde" label={filtro.finDesde} />
      <DateField name="fin_hasta" label={filtro.finHasta} />
      {paid && <DateField name="pago_desde" label={filtro.pagoDesde} />}
      {paid && <DateField name="pago_hasta" label={filtro.pagoHasta} />}
    </>
  )
}
