import { useForm } from '@backoffice/shared/form'
import { empty, refuse, useSave } from '@backoffice/shared/resource'
import { Stack, Text } from '@backoffice/shared/ui'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { PasswordField, TextField } from '@backoffice/shared/ui/form'
import { textos } from './paso.textos.ts'
import type { DialogProps, Hecho } from './pedir.ts'

interface Confirmado {
  password_actual: string
  codigo: string
}

interface Props extends DialogProps {
  titulo: string
  texto: string
  boton: string
  /** The person has an authenticator app, whose code is asked for. */
  conCodigo: boolean
  send(values: Confirmado): Promise<Hecho>
}

/** Asks for the password, and a code of who has an app, before something about the second step is done. */
export function ConfirmarDialog({ titulo, texto, boton, conCodigo, send, ...dialog }: Props) {
  const form = useForm<Confirmado>({ defaultValues: { password_actual: '', codigo: '' } })
  const saving = useSave(send, { onSaved: dialog.onDone })
  return (
    <FormDialog
      open={dialog.open}
      title={titulo}
      size="sm"
      form={form}
      submitLabel={boton}
      busy={saving.pending}
      campos={saving.campos}
      error={saving.error}
      onSubmit={saving.save}
      check={(values) =>
        refuse(
          form,
          textos.faltan,
          empty(values, {
            password_actual: textos.obligatorio,
            ...(conCodigo && { codigo: textos.obligatorio }),
          }),
        )
      }
      onClose={dialog.onClose}
    >
      <Stack gap={4}>
        <Text>{texto}</Text>
        <PasswordField
          name="password_actual"
          label={textos.contrasena}
          required
          autoComplete="current-password"
          full
        />
        {conCodigo && (
          <TextField
            name="codigo"
            label={textos.codigo}
            hint={textos.codigoAyuda}
            required
            autoComplete="one-time-code"
            full
          />
        )}
      </Stack>
    </FormDialog>
  )
}
