import type { Acceso, UsuarioDetalles } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { nombreCompleto } from '@backoffice/shared/format'
import { Stack, Text } from '@backoffice/shared/ui'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { SelectField } from '@backoffice/shared/ui/select'
import { textos } from './acceso.textos.ts'
import { cerrarAcceso } from './calls.ts'
import { useAccion } from './useAccion.ts'

const { cerrar } = textos

interface Props {
  usuario: UsuarioDetalles
  acceso: Acceso
  onClose(): void
  onClosed(answer: { acceso: Acceso }): void
}

interface CerrarForm {
  /** Null: nobody takes the open advisories and tasks. */
  persona: string | null
}

/** «Cerrar acceso»: says what ends, and asks who takes what is open. */
export function CerrarAcceso({ usuario, acceso, onClose, onClosed }: Props) {
  const form = useForm<CerrarForm>({ defaultValues: { persona: null } })
  const { pending, error, run } = useAccion(onClosed)
  const { asesorias, tareas, personas } = acceso
  const open = [
    ...(asesorias > 0 ? [cerrar.asesorias(asesorias)] : []),
    ...(tareas > 0 ? [cerrar.tareas(tareas)] : []),
  ].join(cerrar.y)
  return (
    <FormDialog
      open
      title={cerrar.titulo(nombreCompleto(usuario))}
      form={form}
      submitLabel={cerrar.si}
      cancelLabel={cerrar.no}
      busy={pending}
      campos={error?.campos ?? null}
      error={error}
      onSubmit={({ persona }) => run(() => cerrarAcceso(usuario._id, persona))}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Text>{cerrar.explica}</Text>
        <Text>{open ? cerrar.pendientes(open) : cerrar.sinPendientes}</Text>
        {open && (
          <SelectField
            name="persona"
            label={cerrar.quien}
            placeholder={cerrar.nadie}
            options={personas.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
          />
        )}
      </Stack>
    </FormDialog>
  )
}
