import { Box, Button, Notice, Skeleton, Text } from '@backoffice/shared/ui'
import { TareaMia } from './TareaMia.tsx'
import { textos } from './tareas.textos.ts'
import type { Tareas } from './useTareas.ts'

interface Props {
  tareas: Tareas
  today: string
  /** Called after a task was finished, whose button is gone. */
  onDone(): void
}

/** The due tasks under «Mi día», the first due first (E-10). */
export function MisTareas({ tareas, today, onDone }: Props) {
  const { due, more, status, retrying, reload, finished } = tareas
  return (
    <Box mb="4" data-no-print="">
      {status === 'error' && (
        <Notice
          tone="danger"
          title={textos.falla}
          action={
            <Button size="sm" loading={retrying} onClick={reload}>
              {textos.reintentar}
            </Button>
          }
        />
      )}
      {status === 'loading' && <Skeleton lines={2} />}
      {due?.length === 0 && !more && <Text tone="muted">{textos.ninguna}</Text>}
      {due && due.length > 0 && (
        <Box
          as="ul"
          aria-label={textos.titulo}
          listStyleType="none"
          bg="bg.surface"
          borderWidth="1px"
          borderRadius="lg"
        >
          {due.map((tarea) => (
            <TareaMia
              key={tarea._id}
              tarea={tarea}
              today={today}
              onDone={() => {
                finished(tarea._id)
                onDone()
              }}
              onStale={reload}
            />
          ))}
        </Box>
      )}
      {more && (
        <Text tone="muted" size="sm">
          {textos.hayMas}
        </Text>
      )}
    </Box>
  )
}
