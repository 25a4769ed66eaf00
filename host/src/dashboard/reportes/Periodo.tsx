import type { PeriodoDeReporte } from '@backoffice/shared/contract'
import { Button, IconCalendar, onDemand } from '@backoffice/shared/ui'
import { Chips } from '@backoffice/shared/ui/list'
import { useState } from 'react'
import { periodosDe, reportesAddress, samePeriodo } from './address.ts'
import { textos } from './reportes.textos.ts'

const FechasDialog = onDemand(() => import('./FechasDialog.tsx').then((file) => file.FechasDialog))

const { periodos } = textos

/** Which days: links to the usual periods, and a dialog for any others. */
export function Periodo({ periodo, today }: { periodo: PeriodoDeReporte; today: string }) {
  const [asking, setAsking] = useState(false)
  const usual = periodosDe(today)
  const another = !usual.some((one) => samePeriodo(one.periodo, periodo))
  return (
    <>
      <Chips
        label={periodos.titulo}
        chips={usual.map((one) => ({
          label: one.label,
          to: reportesAddress(one.periodo, today),
          current: samePeriodo(one.periodo, periodo),
        }))}
      >
        <Button size="sm" icon={<IconCalendar />} aria-pressed={another} onClick={() => setAsking(true)}>
          {periodos.otro}
        </Button>
      </Chips>
      {asking && <FechasDialog periodo={periodo} today={today} onClose={() => setAsking(false)} />}
    </>
  )
}
