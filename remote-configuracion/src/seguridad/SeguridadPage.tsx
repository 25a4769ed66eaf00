import { Page, Stack } from '@backoffice/shared/ui'
import type { ReactNode } from 'react'
import { textos } from './seguridad.textos.ts'
import { Sesiones } from './sesiones/Sesiones.tsx'

/** /configuracion/perfil?vista=seguridad: how a person's own account is protected (E-17). */
export function SeguridadPage({ vistas }: { vistas: ReactNode }) {
  return (
    <Page title={textos.titulo}>
      {vistas}
      <Stack gap={5}>
        <Sesiones />
      </Stack>
    </Page>
  )
}
