import { hasCapacidad, useAuth } from '@backoffice/shared'
import { Page, Stack } from '@backoffice/shared/ui'
import type { ReactNode } from 'react'
import { Paso } from './paso/Paso.tsx'
import { textos } from './seguridad.textos.ts'
import { Sesiones } from './sesiones/Sesiones.tsx'

/** /configuracion/perfil?vista=seguridad: how a person's own account is protected (E-17). */
export function SeguridadPage({ vistas }: { vistas: ReactNode }) {
  const offered = useAuth((auth) => hasCapacidad(auth, '/configuracion/segundo_paso'))
  return (
    <Page title={textos.titulo}>
      {vistas}
      <Stack gap={5}>
        {offered && <Paso />}
        <Sesiones />
      </Stack>
    </Page>
  )
}
