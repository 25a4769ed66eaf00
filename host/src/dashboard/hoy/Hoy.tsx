import { api } from '@backoffice/shared'
import { useLoad } from '@backoffice/shared/resource'
import { Box, Button, Notice, Skeleton, Stack, Text } from '@backoffice/shared/ui'
import { Grupo } from './Grupo.tsx'
import { textos } from './hoy.textos.ts'
import { Pasos } from './Pasos.tsx'

const ask = (options: { signal: AbortSignal }) => api.post('/inicio/hoy', {}, { ...options, silent: true })

/** As many groups side by side as the window has room for. */
const columns = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
}

/** More than fit side by side: the short ones under each other, so that a long one leaves no hole. */
const stacked = { columnWidth: '20rem', columnGap: '4', mb: '-4', '& > *': { breakInside: 'avoid', mb: '4' } }

/** What this person has to do today, of what they may see (E-18). */
export function Hoy() {
  const { data, status, retrying, reload } = useLoad(ask)
  if (status === 'error')
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" loading={retrying} onClick={reload}>
            {textos.reintentar}
          </Button>
        }
      >
        {textos.falla}
      </Notice>
    )
  if (data === null) return <Skeleton lines={4} />
  const { dia, grupos, pasos } = data
  if (pasos.length === 0 && grupos.length === 0) return <Text tone="muted">{textos.nada}</Text>
  // A new office has its first steps in the place of groups that are all empty.
  const isEmpty = grupos.every(({ filas }) => filas.length === 0)
  return (
    <Stack gap={4}>
      {pasos.length > 0 && <Pasos pasos={pasos} />}
      {!(pasos.length > 0 && isEmpty) && (
        <Box css={grupos.length > 3 ? stacked : columns}>
          {grupos.map((grupo) => (
            <Grupo key={grupo.titulo} grupo={grupo} today={dia} />
          ))}
        </Box>
      )}
    </Stack>
  )
}
