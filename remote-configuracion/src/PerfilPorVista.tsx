import { hasCapacidad, useAuth } from '@backoffice/shared'
import { useAllowed } from '@backoffice/shared/resource'
import { useLocation } from '@backoffice/shared/router'
import { Page, Spinner, usePart } from '@backoffice/shared/ui'
import { Tabs } from '@backoffice/shared/ui/list'
import type { ReactNode } from 'react'
import { textos } from './oficina/oficina.textos.ts'
import { PerfilPage } from './perfil/PerfilPage.tsx'
import { textos as seguridad } from './seguridad/seguridad.textos.ts'
import { vistaDePerfil } from './vista.ts'

// On demand: few people look at these.
const PARTS = {
  oficina: {
    ...{ titulo: textos.titulo, cargando: textos.cargando },
    load: () => import('./oficina/OficinaPage.tsx').then((file) => file.OficinaPage),
  },
  seguridad: {
    ...{ titulo: seguridad.titulo, cargando: seguridad.cargando },
    load: () => import('./seguridad/SeguridadPage.tsx').then((file) => file.SeguridadPage),
  },
}

const path = '/configuracion/perfil'
const { vistas } = textos

/** /configuracion/perfil: the person; where the server has them, `?vista=seguridad` (E-17) and, for who may, `?vista=oficina` (E-13). */
export function PerfilPorVista() {
  const oficina = useAllowed('usuarios.editar', '/configuracion/editar_oficina')
  const seguridad = useAuth((auth) => hasCapacidad(auth, '/configuracion/sesiones'))
  const asked = vistaDePerfil(useLocation().search)
  if (!oficina && !seguridad) return <PerfilPage />
  const vista = (asked === 'oficina' && oficina) || (asked === 'seguridad' && seguridad) ? asked : 'persona'
  const tab = (label: string, to: string, of: typeof vista) => ({ label, to, current: vista === of })
  const chips = (
    <Tabs
      label={vistas.titulo}
      tabs={[
        tab(vistas.persona, path, 'persona'),
        ...(seguridad ? [tab(vistas.seguridad, `${path}?vista=seguridad`, 'seguridad')] : []),
        ...(oficina ? [tab(vistas.oficina, `${path}?vista=oficina`, 'oficina')] : []),
      ]}
    />
  )
  if (vista === 'persona') return <PerfilPage vistas={chips} />
  return <Otra key={vista} of={vista} vistas={chips} />
}

/** A view that is not the person's own data; until its code is there, its title stands. */
function Otra({ of, vistas }: { of: keyof typeof PARTS; vistas: ReactNode }) {
  const { titulo, cargando, load } = PARTS[of]
  const { part: Part, standIn } = usePart(load, { wanted: true, here: <Spinner label={cargando} /> })
  if (Part) return <Part vistas={vistas} />
  return (
    <Page title={titulo}>
      {vistas}
      {standIn}
    </Page>
  )
}
