import { api } from '@backoffice/shared'
import type { TareaMia as Tarea } from '@backoffice/shared/contract'
import { relativo, resumen, vencimiento } from '@backoffice/shared/format'
import { useAllowed, useSave } from '@backoffice/shared/resource'
import { Box, Button, Link, Text, VisuallyHidden } from '@backoffice/shared/ui'
import { textos } from './tareas.textos.ts'

interface Props {
  tarea: Tarea
  today: string
  onDone(): void
  /** Called when the task could not be finished: it may have changed. */
  onStale(): void
}

/** A due task: its text leads to its client, and it is finished here by whoever may write notes. */
export function TareaMia({ tarea, today, onDone, onStale }: Props) {
  const { _id, version, texto, vence, cliente } = tarea
  const opens = useAllowed('clientes.detalles')
  const finishes = useAllowed('clientes.editar', '/clientes/terminar_nota')
  const { save, pending } = useSave(
    () =>
      api.post('/clientes/terminar_nota', {
        id_cliente: cliente._id,
        id_nota: _id,
        hecha: true,
        ...(version !== undefined && { version }),
      }),
    { onSaved: onDone, onFailed: onStale },
  )
  const said = resumen(texto)
  const late = vence !== null && vence < today ? `, ${relativo(vence, today)}` : ''
  return (
    <Box
      as="li"
      display="flex"
      alignItems="center"
      gap="3"
      px="4"
      py="2"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        {opens ? <Link to={`/clientes/detalles/${cliente._id}?vista=notas`}>{said}</Link> : said}
        <Text size="sm" tone="muted">{`${cliente.nombre} · ${vencimiento(vence, today)}${late}`}</Text>
      </Box>
      {finishes && (
        <Button size="sm" loading={pending} onClick={() => void save(undefined)}>
          {textos.terminar}
          <VisuallyHidden>{` «${said}»`}</VisuallyHidden>
        </Button>
      )}
    </Box>
  )
}
