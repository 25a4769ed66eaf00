import { addAlert, api } from '@backoffice/shared'
import { useForm } from '@backoffice/shared/form'
import { empty, refuse, useSave } from '@backoffice/shared/resource'
import { Stack, Text } from '@backoffice/shared/ui'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { PasswordField, TextField } from '@backoffice/shared/ui/form'
import { textos } from './paso.textos.ts'
import { makePasskey } from './passkey.ts'
import type { DialogProps } from './pedir.ts'

const { llaves } = textos

/** Adds a passkey: the password, a name, then what the browser asks for. */
export function LlaveDialog({ open, onClose, onDone }: DialogProps) {
  const form = useForm({ defaultValues: { nombre: '', password_actual: '' } })
  const saving = useSave(
    async ({ nombre, password_actual }: { nombre: string; password_actual: string }) => {
      const { ficha, opciones } = await api.post('/configuracion/preparar_llave', { password_actual })
      const respuesta = await makePasskey(opciones)
      if (respuesta) return api.post('/configuracion/agregar_llave', { ficha, nombre, respuesta })
      addAlert(llaves.noSirvio, 'danger')
      return null
    },
    { onSaved: (hecho) => hecho && onDone(hecho) },
  )
  return (
    <FormDialog
      open={open}
      title={llaves.agregarTitulo}
      size="sm"
      form={form}
      submitLabel={textos.app.seguir}
      busy={saving.pending}
      campos={saving.campos}
      error={saving.error}
      onSubmit={saving.save}
      check={(values) =>
        refuse(
          form,
          textos.faltan,
          empty(values, { nombre: textos.obligatorio, password_actual: textos.obligatorio }),
        )
      }
      onClose={onClose}
    >
      <Stack gap={4}>
        <Text>{llaves.agregarTexto}</Text>
        <TextField name="nombre" label={llaves.comoSeLlama} hint={llaves.comoSeLlamaAyuda} required full />
        <PasswordField
          name="password_actual"
          label={textos.contrasena}
          required
          autoComplete="current-password"
          full
        />
      </Stack>
    </FormDialog>
  )
}
