import { api } from '@backoffice/shared'
import type { PeriodoDeReporte } from '@backoffice/shared/contract'
import { fechasCortas, useHoy } from '@backoffice/shared/format'
import { useLast, useLoad } from '@backoffice/shared/resource'
import { useLocation } from '@backoffice/shared/router'
import { Box, Button, IconPrint, IconRetry, Notice, Skeleton, Text } from '@backoffice/shared/ui'
import { useMemo } from 'react'
import { readPeriodo } from './address.ts'
import { Periodo } from './Periodo.tsx'
import { textos } from './reportes.textos.ts'
import { UnReporte } from './UnReporte.tsx'

/** Both periods in words, with their years if these differ. */
function legendOf(periodo: PeriodoDeReporte, anterior: PeriodoDeReporte) {
  const [a = '', b = '', c = '', d = ''] = fechasCortas(
    ...[periodo.desde, periodo.hasta, anterior.desde, anterior.hasta],
  )
  const span = (from: string, to: string) => (from === to ? from : `${from} – ${to}`)
  return { value: span(a, b), former: span(c, d) }
}

/** /dashboard?vista=reportes: the office in figures, of a period and of the one before (E-18). */
export function Reportes() {
  const today = useHoy()
  const { desde, hasta } = readPeriodo(useLocation().search, today)
  const load = useLoad(
    useMemo(() => {
      const periodo = { desde, hasta }
      return (options: { signal: AbortSignal }) =>
        api.post('/reportes/consultar', periodo, { ...options, silent: true })
    }, [desde, hasta]),
  )
  const last = useLast(load.data)
  // The former figures stay, dimmed, while others come.
  const data = load.status === 'error' ? null : last
  const legend = data && legendOf(data, data.anterior)
  return (
    <Box minWidth="0">
      <Periodo periodo={{ desde, hasta }} today={today} />
      {load.status === 'error' && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" icon={<IconRetry />} loading={load.retrying} onClick={load.reload}>
              {textos.reintentar}
            </Button>
          }
        >
          {load.error.msg ?? textos.falla}
        </Notice>
      )}
      {load.status === 'loading' && !data && <Skeleton lines={12} />}
      {data && legend && (
        <Box
          display="grid"
          gap="5"
          aria-busy={load.status === 'loading'}
          opacity={load.status === 'loading' ? 0.55 : undefined}
        >
          <Box display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
            <Box role="status">
              <Text>{textos.comparado(legend.value, legend.former)}</Text>
            </Box>
            <Box data-no-print="">
              <Button size="sm" variant="quiet" icon={<IconPrint />} onClick={() => window.print()}>
                {textos.imprimir}
              </Button>
            </Box>
          </Box>
          {data.reportes.length === 0 && <Text tone="muted">{textos.ninguno}</Text>}
          {data.reportes.map((reporte) => (
            <UnReporte key={reporte.titulo} reporte={reporte} periodo={data} legend={legend} today={today} />
          ))}
        </Box>
      )}
    </Box>
  )
}
