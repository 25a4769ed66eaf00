import { Accordion, AccordionSection, onDemand, Spinner } from '@backoffice/shared/ui'
import { useState, type ReactNode } from 'react'
import { textos } from '../duplicados.textos.ts'

const place = { here: <Spinner label={textos.lista.cargando} /> }
const Uniones = onDemand(() => import('./Uniones.tsx').then((file) => file.Uniones), place)
const Apartados = onDemand(() => import('./Apartados.tsx').then((file) => file.Apartados), place)

interface Props {
  /** Counts what was merged or told apart on this page: the sections are read again. */
  version: number
  onChanged(): void
}

/** What was done: merges, and pairs that are not the same person. Nothing is fetched before a section opens. */
export const Hechas = ({ version, onChanged }: Props) => (
  <Accordion>
    <AlAbrir title={textos.uniones.titulo}>
      <Uniones key={version} onUndone={onChanged} />
    </AlAbrir>
    <AlAbrir title={textos.apartados.titulo}>
      <Apartados key={version} onChanged={onChanged} />
    </AlAbrir>
  </Accordion>
)

function AlAbrir({ title, children }: { title: string; children: ReactNode }) {
  const [shown, setShown] = useState(false)
  return (
    <AccordionSection title={title} open={shown} onToggle={setShown}>
      {shown && children}
    </AccordionSection>
  )
}
