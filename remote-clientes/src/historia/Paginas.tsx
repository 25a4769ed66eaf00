import { diasEntre, fechaLarga, hoy, useHoy } from '@backoffice/shared/format'
import { Box, Button, Heading, Notice, Skeleton, Stack, Text } from '@backoffice/shared/ui'
import type { ReactNode } from 'react'
import { textos } from './historia.textos.ts'
import type { LoadHistoria } from './useHistoria.ts'
import type { EntradaHistoria } from '@backoffice/shared/contract'

interface Props {
  historia: LoadHistoria
  label: string
  empty: string
  entry(entrada: EntradaHistoria): ReactNode
  /** Says each day once, above what happened on it. */
  byDay?: boolean
}

/** The entries read so far, and «Ver más» while there are more. */
export function Paginas({ historia, label, empty, entry, byDay = false }: Props) {
  const today = useHoy()
  if (historia.status === 'error') {
    return (
      <Notice
        tone="danger"
        action={
          <Button size="sm" loading={historia.retrying} onClick={historia.reload}>
            {textos.reintentar}
          </Button>
        }
      >
        {textos.noSeLeyo}
      </Notice>
    )
  }
  if (!historia.data) return <Skeleton lines={4} />
  const { entradas, siguiente } = historia.data
  if (entradas.length === 0) return <Text tone="muted">{empty}</Text>
  return (
    <Stack gap={4}>
      <Box as="ul" aria-label={label} listStyleType="none" display="grid" gap="3">
        {entradas.map((entrada, index) => (
          <Box as="li" key={`${entrada.tipo} ${entrada._id} ${entrada.momento}`} minWidth="0">
            {byDay && isFirstOfDay(entradas, index) && (
              <Box mb="2" {...(index > 0 && { mt: '2' })}>
                <Heading level={3} size="sm">
                  {said(dayOf(entrada), today)}
                </Heading>
              </Box>
            )}
            <Box borderWidth="1px" borderRadius="md" px="4" py="3" minWidth="0">
              {entry(entrada)}
            </Box>
          </Box>
        ))}
      </Box>
      {historia.failed && <Notice tone="warning">{textos.sinMas}</Notice>}
      {siguiente !== null && (
        <Box>
          <Button loading={historia.reading} onClick={() => void historia.more()}>
            {textos.verMas}
          </Button>
        </Box>
      )}
    </Stack>
  )
}

/** The day of an entry, in the office. */
const dayOf = ({ momento }: EntradaHistoria) => hoy(new Date(momento))

function isFirstOfDay(entradas: EntradaHistoria[], index: number): boolean {
  const [before, entrada] = [entradas[index - 1], entradas[index]]
  return !before || !entrada || dayOf(before) !== dayOf(entrada)
}

function said(day: string, today: string): string {
  const days = diasEntre(day, today)
  if (days === 0) return textos.dia.hoy
  return days === 1 ? textos.dia.ayer : fechaLarga(day)
}
