import { api } from '@backoffice/shared'
import type { Contratacion, ResponseOf } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { dinero, etiquetaMetodo } from '@backoffice/shared/format'
import { refuse, useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { Box, Text } from '@backoffice/shared/ui'
import { DateField } from '@backoffice/shared/ui/date'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { FieldGrid } from '@backoffice/shared/ui/form'
import { MoneyField } from '@backoffice/shared/ui/money'
import { SelectField } from '@backoffice/shared/ui/select'
import { pagoDe, pagoVacio, type PagoForm, porPagar } from './pagoForm.ts'
import { textos } from './pagos.textos.ts'

interface Props {
  idCliente: string
  contratacion: Contratacion
  onClose(): void
  onDone(answer: ResponseOf<'/clientes/crear_pago'>): void
  /** Somebody else has paid, or cancelled the purchase, meanwhile. */
  onStale(): void
}

const { registrar } = textos
const metodos = ([0, 1, 2] as const).map((value) => ({ value, label: etiquetaMetodo(value) }))

/** «Registrar pago»: says what becomes of the rest, which without payments nobody owes. */
export function RegistrarPago({ idCliente, contratacion, onClose, onDone, onStale }: Props) {
  const { _id, membresia, total, pagado } = contratacion
  const most = porPagar(contratacion)
  const form = useForm<PagoForm>({ defaultValues: pagoVacio(contratacion.metodo) })
  const changes = useUnsavedChanges(form.formState.isDirty)
  const { save, pending, campos, error } = useSave(
    (pedido: Parameters<typeof api.post<'/clientes/crear_pago'>>[1], options) =>
      api.post('/clientes/crear_pago', pedido, options),
    {
      onSaved: (answer) => {
        onClose()
        onDone(answer)
      },
      onFailed: ({ status }) => {
        if (status === 409) onStale()
      },
    },
  )
  const guardar = (values: PagoForm) => {
    const checked = pagoDe(values, most)
    return 'pedido' in checked && save({ id_cliente: idCliente, id_contratacion: _id, ...checked.pedido })
  }
  const check = (values: PagoForm) => {
    const checked = pagoDe(values, most)
    if ('pedido' in checked) return false
    const falta = Object.values(checked.campos).includes(registrar.obligatorio)
    return refuse(form, falta ? registrar.faltan : null, checked.campos)
  }
  return (
    <FormDialog
      open
      title={registrar.titulo(membresia.nombre)}
      form={form}
      onSubmit={guardar}
      check={check}
      submitLabel={registrar.guardar}
      busy={pending}
      campos={campos}
      error={error}
      changes={changes}
      onClose={onClose}
    >
      <Box mb="4">
        <Text>{pagado === undefined ? registrar.primero(dinero(total)) : registrar.queda(dinero(most))}</Text>
      </Box>
      <FieldGrid>
        <MoneyField name="monto" label={registrar.monto} prefix="$ " required />
        <SelectField
          name="metodo"
          label={registrar.metodo}
          placeholder={registrar.elegirMetodo}
          required
          options={metodos}
        />
        <DateField name="fecha" label={registrar.fecha} required />
      </FieldGrid>
    </FormDialog>
  )
}
