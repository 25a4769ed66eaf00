import { useAllowed } from '@backoffice/shared/resource'
import { AccordionSection, Box, onDemand, Spinner } from '@backoffice/shared/ui'
import { useLocation } from '@backoffice/shared/router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { textos } from './historia.textos.ts'

const place = { here: <Spinner label={textos.cargandoSeccion} /> }
const Notas = onDemand(() => import('./notas/Notas.tsx').then((file) => file.Notas), place)
const Historia = onDemand(() => import('./Historia.tsx').then((file) => file.Historia), place)

/**
 * «Notas y tareas» and «Historia» after the specified sections (E-10): nothing of them is fetched before they open. The
 * link of a task (`?vista=notas`) opens the first one.
 */
export function MasSecciones({ idCliente, onChange }: { idCliente: string; onChange(): void }) {
  const { search, key } = useLocation()
  const offered = useAllowed('clientes.detalles', '/clientes/historia')
  if (!offered) return null
  return (
    <>
      <AlAbrir title={textos.notas} open={search === '?vista=notas' && key}>
        <Notas idCliente={idCliente} />
      </AlAbrir>
      <AlAbrir title={textos.titulo}>
        <Historia idCliente={idCliente} onChange={onChange} />
      </AlAbrir>
    </>
  )
}

interface AlAbrirProps {
  title: string
  /** It is what the person came for: the key of the navigation, so that the same link opens it again. */
  open?: string | false
  children: ReactNode
}

/** A section whose content mounts when it first opens. */
function AlAbrir({ title, open = false, children }: AlAbrirProps) {
  const [shown, setShown] = useState(open !== false)
  const [opened, setOpened] = useState(shown)
  const [came, setCame] = useState(open)
  if (came !== open) {
    setCame(open)
    if (open !== false) {
      setShown(true)
      setOpened(true)
    }
  }
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open !== false) box.current?.scrollIntoView?.({ block: 'start' })
  }, [open])
  const toggle = (now: boolean) => {
    setShown(now)
    setOpened(true)
  }
  return (
    // High enough already before its content is there, so that it does not open at the lower edge of the window.
    <Box
      ref={box}
      data-no-print=""
      {...(open !== false && { minHeight: 'min(32rem, 100dvh)', scrollMarginTop: '24' })}
    >
      <AccordionSection title={title} open={shown} onToggle={toggle}>
        {opened && children}
      </AccordionSection>
    </Box>
  )
}
