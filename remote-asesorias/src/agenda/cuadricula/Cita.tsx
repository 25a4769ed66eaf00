import type { AsesoriaFila } from '@backoffice/shared/contract'
import { horario } from '@backoffice/shared/format'
import { Badge, Box, Button, Link, Text, VisuallyHidden } from '@backoffice/shared/ui'
import type { DragEvent, KeyboardEvent } from 'react'
import { textos } from '../agenda.textos.ts'
import { conFlecha } from './horas.ts'
import type { Lugar } from '../useMover.ts'

/** The keys that move it; remote.json tells them to the host. */
export const FLECHAS = 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown'

/** What a drag carries: the id of an advisory. */
export const ARRASTRE = 'application/x-asesoria'

export interface CitaProps {
  cita: AsesoriaFila
  /** Another one of its advisor is at the same time. */
  choca: boolean
  /** Whose it is, where several people's are shown. */
  conAsesor: boolean
  /** Whether the person may open it, and move it. */
  abre: boolean
  /** Opens the dialog that moves it; undefined: the person may not. */
  onMover?: (() => void) | undefined
  /** Moves it at once. */
  onLugar(lugar: Lugar): void
}

/** One advisory in the agenda. Shift and the arrows move it while the focus is in it. */
export function Cita({ cita, choca, conAsesor, abre, onMover, onLugar }: CitaProps) {
  const { _id, hora, minutos, cliente, motivo, asesor, status } = cita
  const mueve = onMover !== undefined && status === 0
  const onKeyDown = (event: KeyboardEvent) => {
    const lugar = mueve && event.shiftKey && !event.ctrlKey && !event.altKey && conFlecha(cita, event.key)
    if (!lugar) return
    event.preventDefault()
    onLugar(lugar)
  }
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.setData(ARRASTRE, _id)
    event.dataTransfer.effectAllowed = 'move'
  }
  return (
    <Box
      as="li"
      data-cita={_id}
      draggable={mueve}
      onDragStart={onDragStart}
      onKeyDown={onKeyDown}
      css={choca ? [face, clashing] : face}
    >
      {hora && (
        <Text size="sm" tone="muted">
          {horario(hora, minutos)}
        </Text>
      )}
      {abre ? <Link to={`/asesorias/detalles/${_id}`}>{cliente}</Link> : <strong>{cliente}</strong>}
      <Text size="sm">{motivo}</Text>
      {conAsesor && asesor && (
        <Text size="sm" tone="muted">
          {asesor}
        </Text>
      )}
      {status === 1 && <Badge tone="finalizada">{textos.finalizada}</Badge>}
      {choca && <Badge tone="vencida">{textos.choca}</Badge>}
      {mueve && (
        <Box mt="1" data-no-print="">
          <Button size="sm" aria-keyshortcuts={FLECHAS} onClick={onMover}>
            {textos.mover.accion} <VisuallyHidden>{textos.mover.a(cliente)}</VisuallyHidden>
          </Button>
        </Box>
      )}
    </Box>
  )
}

const face = {
  minWidth: '0',
  px: '2',
  py: '1.5',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderRadius: 'md',
  overflowWrap: 'anywhere',
  fontSize: 'sm',
  '&[draggable=true]': { cursor: 'grab' },
  '@media print': { breakInside: 'avoid', px: '1', py: '0.5' },
}

/** The badge says it, too. */
const clashing = { borderInlineStartWidth: '4px', borderInlineStartColor: 'status.vencida.fg' }
