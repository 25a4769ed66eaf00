import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { SE_DESHACEN } from '../../contract/entidades.ts'
import type { Lote } from '../../contract/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Row } from '../../ui/page/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { beginLote } from './beginLote.ts'
import { Fallas } from './Fallas.tsx'
import { textos } from './lotes.textos.ts'
import { useLote } from './useLote.ts'
import { useSave } from '../record/save/useSave.ts'

export interface LoteProgressProps {
  id: string
  /** The list was read after it had ended. */
  isRead: boolean
  /** Called once it has ended, unless the list was read after that. */
  onEnded(): void
  /** Another one undoes this one. */
  onUndo(id: string): void
  onClose(): void
}

/** How far a batch is and, once it has ended, what became of it, until it is closed. */
export function LoteProgress({ id, isRead, onEnded, onUndo, onClose }: LoteProgressProps) {
  const { seen, failed, gone, cancel } = useLote(id)
  const told = useRef({ onEnded, onClose })
  useEffect(() => void (told.current = { onEnded, onClose }))
  // Even if the first look finds it ended: after a reload the list may have been read just before.
  const ran = useRef(!isRead)
  const ended = seen !== null && seen.lote.estado !== 'en_curso'
  useEffect(() => {
    if (ended && ran.current) told.current.onEnded()
    if (seen !== null) ran.current = !ended
  }, [ended, seen])
  useEffect(() => {
    if (gone) told.current.onClose()
  }, [gone])

  if (seen === null) return failed ? <Unknown /> : null
  if (ended) return <Ended {...seen} onUndo={onUndo} onClose={onClose} />
  return (
    <chakra.div css={box}>
      <chakra.div flex="1 1 16rem" minWidth="0">
        <p>{textos.progreso(seen.lote)}</p>
        <chakra.progress
          width="full"
          accentColor="{colors.accent}"
          aria-label={textos.progreso(seen.lote)}
          max={seen.lote.total}
          value={seen.lote.hechos + seen.lote.fallidos}
        />
        <small>{failed ? textos.sinRespuesta : textos.sigue}</small>
      </chakra.div>
      <Button size="sm" onClick={() => void cancel()}>
        {textos.cancelar}
      </Button>
    </chakra.div>
  )
}

const Unknown = () => (
  <chakra.div mb="4">
    <Notice tone="warning">{textos.sinRespuesta}</Notice>
  </chakra.div>
)

type EndedProps = Pick<LoteProgressProps, 'onUndo' | 'onClose'> & {
  lote: Lote
  fallas: Parameters<typeof Fallas>[0]['fallas']
}

function Ended({ lote, fallas, onUndo, onClose }: EndedProps) {
  const [asking, setAsking] = useState(false)
  const { save, pending } = useSave(
    (id_lote: string, options) => beginLote(lote.lista, 'restaurar', { id_lote }, {}, options),
    { onSaved: ({ _id }) => onUndo(_id) },
  )
  const { accion, estado, motivo, hechos, fallidos } = lote
  const whole = estado === 'terminado' && fallidos === 0
  return (
    <chakra.div mb="4">
      <Notice
        tone={whole ? 'success' : 'warning'}
        title={textos.terminado(lote)}
        action={
          <Row gap={2}>
            {fallidos > 0 && (
              <Button size="sm" onClick={() => setAsking(true)}>
                {textos.verFallas}
              </Button>
            )}
            {SE_DESHACEN.has(accion) && hechos > 0 && (
              <Button size="sm" loading={pending} onClick={() => void save(lote._id)}>
                {textos.deshacer}
              </Button>
            )}
            <Button size="sm" onClick={onClose}>
              {textos.cerrar}
            </Button>
          </Row>
        }
      >
        {[estado === 'cancelado' && textos.cancelado, motivo, fallidos > 0 && `${textos.fallidos(fallidos)}.`]
          .filter(Boolean)
          .join(' ')}
      </Notice>
      {asking && <Fallas fallas={fallas} total={fallidos} onClose={() => setAsking(false)} />}
    </chakra.div>
  )
}

const box = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  mb: '4',
  px: '4',
  py: '3',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderRadius: 'md',
}
