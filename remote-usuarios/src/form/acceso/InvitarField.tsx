import { useController, useFormContext } from '@backoffice/shared/form'
import { useLoad } from '@backoffice/shared/resource'
import { Box, Text } from '@backoffice/shared/ui'
import { useId } from 'react'
import { Casilla } from '../permisos/Casilla.tsx'
import type { UsuarioForm } from '../usuarioForm.ts'
import { textos } from './acceso.textos.ts'
import { pedirCorreo } from './calls.ts'

const { invitar } = textos

/** «Enviar acceso por correo» (E-16): a mail takes the place of the password. */
export function InvitarField() {
  const { control } = useFormContext<UsuarioForm>()
  const { field } = useController({ name: 'invitar', control })
  const { data: servidor } = useLoad(pedirCorreo)
  const note = useId()
  return (
    <Box gridColumn="1 / -1">
      <Casilla checked={field.value} disabled={false} describedBy={note} onChange={field.onChange}>
        {invitar.casilla}
      </Casilla>
      <Box id={note}>
        <Text tone="muted" size="sm">
          {servidor === false ? `${invitar.explica} ${invitar.sinServidor}` : invitar.explica}
        </Text>
      </Box>
    </Box>
  )
}
