import { hasCapacidad, useAuth } from '@backoffice/shared'
import { AccordionSection, Box, Spinner } from '@backoffice/shared/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { textos } from './historia.textos'

const Notas = lazy(() => import('./Notas'))
const Historia = lazy(() => import('./Historia'))

/** «Notas y tareas» and «Historia» after the specified sections (E-10): nothing of them is fetched before they open. */
export function MasSecciones({ idCliente }: { idCliente: string }) {
  const offered = useAuth((auth) => hasCapacidad(auth, '/clientes/historia'))
  if (!offered) return null
  return (
    <>
      <AlAbrir title={textos.notas}>
        <Notas idCliente={idCliente} />
      </AlAbrir>
      <AlAbrir title={textos.titulo}>
        <Historia idCliente={idCliente} />
      </AlAbrir>
    </>
  )
}

/** A closed section; its content mounts when it first opens. */
function AlAbrir({ title, children }: { title: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <Box data-no-print="">
      <AccordionSection title={title} defaultOpen={false} onToggle={() => setOpened(true)}>
        {opened && <Suspense fallback={<Spinner label={textos.cargandoSeccion} />}>{children}</Suspense>}
      </AccordionSection>
    </Box>
  )
}
