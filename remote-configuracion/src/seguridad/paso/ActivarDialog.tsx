import { api } from '@backoffice/shared'
import type { ResponseOf } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { empty, refuse, useSave } from '@backoffice/shared/resource'
import { Stack, Text } from '@backoffice/shared/ui'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { PasswordField, TextField } from '@backoffice/shared/ui/form'
import { useState } from 'react'
import { textos } from './paso.textos.ts'
import type { DialogProps } from './pedir.ts'
import { Qr } from './Qr.tsx'

const { app } = textos

interface Valores {
  password_actual: string
  codigo: string
}

/** Sets up the authenticator app: the password, then the QR code and the first code of the app. */
export function ActivarDialog({ open, onClose, onDone }: DialogProps) {
  const [made, setMade] = useState<ResponseOf<'/configuracion/preparar_autenticador'> | null>(null)
  const form = useForm<Valores>({ defaultValues: { password_actual: '', codigo: '' } })
  const preparing = useSave(
    ({ password_actual }: Valores) => api.post('/configuracion/preparar_autenticador', { password_actual }),
    { onSaved: setMade },
  )
  const activating = useSave(
    ({ codigo }: Valores) =>
      api.post('/configuracion/activar_autenticador', { ficha: made?.ficha ?? '', codigo }),
    { onSaved: onDone },
  )
  const now = made ? activating : preparing
  const member = made ? 'codigo' : 'password_actual'
  return (
    <FormDialog
      open={open}
      title={app.preparar}
      size="sm"
      form={form}
      submitLabel={made ? app.activar : app.seguir}
      busy={now.pending}
      campos={now.campos}
      error={now.error}
      onSubmit={now.save}
      check={(values) => refuse(form, textos.faltan, empty(values, { [member]: textos.obligatorio }))}
      onClose={onClose}
    >
      {made ? (
        <Stack gap={4}>
          <Text>{app.escanear}</Text>
          <Qr {...made.qr} />
          <Text size="sm">
            {app.aMano} <code>{made.secreto.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </Text>
          <TextField name="codigo" label={textos.codigo} required autoComplete="one-time-code" full />
        </Stack>
      ) : (
        <Stack gap={4}>
          <Text>{app.prepararTexto}</Text>
          <PasswordField
            name="password_actual"
            label={textos.contrasena}
            required
            autoComplete="current-password"
            full
          />
        </Stack>
      )}
    </FormDialog>
  )
}
