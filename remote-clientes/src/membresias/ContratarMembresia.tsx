import { api } from '@backoffice/shared'
import type { Contratacion, Membresia } from '@backoffice/shared/contract'
import { useForm, useWatch, type UseFormReturn } from '@backoffice/shared/form'
import { dinero, etiquetaMetodo } from '@backoffice/shared/format'
import { refuse, useLoad, useSave, useUnsavedChanges, type Ask } from '@backoffice/shared/resource'
import { Box, Button, IconRetry, Notice, Text } from '@backoffice/shared/ui'
import { DateField, MonthsButtons } from '@backoffice/shared/ui/date'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { FieldGrid } from '@backoffice/shared/ui/form'
import { MoneyField } from '@backoffice/shared/ui/money'
import { SelectField } from '@backoffice/shared/ui/select'
import { useEffect } from 'react'
import { contratarVacio, pedidoDe, type ContratarForm } from './contratarForm.ts'
import { textos } from './membresias.textos.ts'
import { largoDe, mesesDe, periodoDe, renovacion, totalDe, type Renovable } from './renovar.ts'

interface Props {
  idCliente: string
  /** Whose it will be, in the title; unknown to a remote built before, and to people who may not see names (D60). */
  cliente?: string | null | undefined
  /** The purchase that is renewed: the form comes filled in (E-06). */
  renueva?: Renovable | undefined
  onClose(): void
  onDone(nueva: Contratacion): void
}

const { contratar, renovar } = textos

const pedirMembresias: Ask<Membresia[]> = async (options) =>
  (await api.get('/configuracion/listar_membresias', options)).membresias

const metodos = ([0, 1, 2] as const).map((value) => ({ value, label: etiquetaMetodo(value) }))

/** «Contratar membresía»: the plan fills in its price, which may be changed (D15). «Renovar» fills in the rest, too. */
export function ContratarMembresia({ idCliente, cliente, renueva, onClose, onDone }: Props) {
  const form = useForm<ContratarForm>({
    defaultValues: renueva ? renovacion(renueva, null) : contratarVacio(),
  })
  const changes = useUnsavedChanges(form.formState.isDirty)
  const planes = useLoad(pedirMembresias)
  useRenovacion(form, renueva, planes.data)
  const { save, pending, campos, error } = useSave(
    (pedido: Parameters<typeof api.post<'/clientes/crear_contratacion'>>[1], options) =>
      api.post('/clientes/crear_contratacion', pedido, options),
    {
      onSaved: ({ contratacion }) => {
        onClose()
        onDone(contratacion)
      },
    },
  )

  const guardar = (values: ContratarForm) => {
    const checked = pedidoDe(idCliente, values)
    return 'pedido' in checked && save(checked.pedido)
  }
  const check = (values: ContratarForm) => {
    const checked = pedidoDe(idCliente, values)
    if ('pedido' in checked) return false
    const falta = Object.values(checked.campos).includes(contratar.obligatorio)
    return refuse(form, falta ? contratar.faltanObligatorios : null, checked.campos)
  }

  const [fecha_inicio, fecha_fin] = useWatch({ control: form.control, name: ['fecha_inicio', 'fecha_fin'] })
  const planDe = (id: string | null) => planes.data?.find(({ _id }) => _id === id)
  const elegir = (id: string | null) => {
    const plan = planDe(id)
    form.setValue('total', plan ? totalDe(plan, form.getValues(), renueva) : null, { shouldDirty: true })
  }
  const durar = (meses: number) => {
    const periodo = periodoDe(fecha_inicio, meses)
    const set = { shouldDirty: true, shouldValidate: true }
    form.setValue('fecha_inicio', periodo.fecha_inicio, set)
    form.setValue('fecha_fin', periodo.fecha_fin, set)
    const plan = planDe(form.getValues('id_membresia'))
    // Without a duration nobody but the office knows what another length costs.
    if (plan?.duracion) form.setValue('total', totalDe(plan, periodo), set)
  }

  return (
    <FormDialog
      open
      title={(renueva ? renovar : contratar).titulo(cliente ?? '')}
      form={form}
      onSubmit={guardar}
      check={check}
      submitLabel={renueva ? renovar.accion : contratar.guardar}
      busy={pending}
      campos={campos}
      error={error}
      changes={changes}
      onClose={onClose}
    >
      {planes.status === 'error' && (
        <Notice
          tone="danger"
          action={
            <Button
              size="sm"
              icon={<IconRetry size={16} />}
              loading={planes.retrying}
              onClick={planes.reload}
            >
              {contratar.reintentar}
            </Button>
          }
        >
          {contratar.sinCatalogo}
        </Notice>
      )}
      {planes.data?.length === 0 && <Notice>{contratar.sinPlanes}</Notice>}
      {renueva && sinSuPlan(renueva, planes.data) && (
        <Notice tone="warning">{renovar.yaNoSeOfrece(renueva.membresia.nombre)}</Notice>
      )}
      {renueva?.total !== undefined && (
        <Box mb="3">
          <Text tone="muted" size="sm">
            {renovar.anterior(dinero(renueva.total), largoDe(renueva))}
          </Text>
        </Box>
      )}
      <FieldGrid>
        <SelectField
          name="id_membresia"
          label={contratar.membresia}
          placeholder={contratar.elegir}
          required
          full
          loading={planes.status === 'loading'}
          options={(planes.data ?? []).map(({ _id, nombre, precio }) => ({
            value: _id,
            label: `${nombre} · ${dinero(precio)}`,
          }))}
          onChange={elegir}
        />
        <MoneyField name="total" label={contratar.total} prefix="$ " required />
        <SelectField
          name="metodo"
          label={contratar.metodo}
          placeholder={contratar.elegirMetodo}
          required
          options={metodos}
        />
        <DateField name="fecha_inicio" label={contratar.fechaInicio} required />
        <DateField name="fecha_fin" label={contratar.fechaFin} required />
        <Box gridColumn="1 / -1">
          <MonthsButtons
            label={contratar.duracion}
            current={mesesDe({ fecha_inicio, fecha_fin })}
            onChoose={durar}
          />
        </Box>
      </FieldGrid>
    </FormDialog>
  )
}

/** Fills in plan and price once the plans are known; what was typed meanwhile stays. */
function useRenovacion(
  { reset }: UseFormReturn<ContratarForm>,
  renueva: Renovable | undefined,
  planes: Membresia[] | null,
) {
  useEffect(() => {
    if (renueva && planes) reset(renovacion(renueva, planes), { keepDirtyValues: true })
  }, [reset, renueva, planes])
}

const sinSuPlan = (renueva: Renovable, planes: Membresia[] | null) =>
  planes !== null && planes.length > 0 && renovacion(renueva, planes).id_membresia === null
