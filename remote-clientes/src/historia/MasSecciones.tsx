import { useAllowed } from '@backoffice/shared/resource'
import { AccordionSection, Box, onDemand, Spinner } from '@backoffice/shared/ui'
import { useLocation } from '@backoffice/shared/router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { textos } from './historia.textos.ts'

const place = { here: <Spinner label={textos.cargandoSeccion} /> }
const Notas = onDemand(() => import('./Notas.tsx').then((file) => file.Notas), place)
const Historia = onDemand(() => import('./Historia.tsx').then((file) => file.Historia), place)

/**
 * «Notas y tareas» and «Historia» after the specified sections (E-10): nothing of them is fetched before they open. The
 * link of a task (`?vista=notas`) opens the first one.
 */
export function MasSecciones({ idCliente }: { idCliente: string }) {
  const { search } = useLocation()
  const offered = useAllowed('clientes.detalles', '/clientes/historia')
  if (!offered) return null
  return (
    <>
      <AlAbrir title={textos.notas} open={search === '?vista=notas'}>
        <Notas idCliente={idCliente} />
      </AlAbrir>
      <AlAbrir title={textos.titulo}>
        <Historia idCliente={idCliente} />
      </AlAbrir>
    </>
  )
}

/** A section whose content mounts when it first opens; `open`: it is what the person came for. */
function AlAbrir({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(open)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) box.current?.scrollIntoView?.({ block: 'start' })
  }, [open])
  return (
    // High enough already before its content is there, so that it does not open at the lower edge of the window.
    <Box ref={box} data-no-print="" {...(open && { minHeight: 'min(32rem, 100dvh)', scrollMarginTop: '24' })}>
      <AccordionSection title={title} defaultOpen={open} onToggle={() => setOpened(true)}>
        {opened && children}
      </AccordionSection>
    </Box>
  )
}
