import type { Archivo } from '@backoffice/shared/contract'
import {
  Button,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  Row,
  Stack,
  Text,
} from '@backoffice/shared/ui'
import { Dialog } from '@backoffice/shared/ui/dialog'
import { useEffect, useRef, useState } from 'react'
import { Contenido } from './Contenido.tsx'
import { textos } from './vista.textos.ts'

interface Props {
  idCliente: string
  /** The files that can be shown, in the order of their list. */
  archivos: Archivo[]
  /** The first one to show. */
  inicial: Archivo
  onOpen(archivo: Archivo): void
  onClose(): void
}

/** «Vista previa»: a PDF or a picture in place; the arrow keys lead to the next one and back (E-19). */
export function VistaPrevia({ idCliente, archivos, inicial, onOpen, onClose }: Props) {
  const [shown, setShown] = useState(inicial._id)
  const at = Math.max(
    0,
    archivos.findIndex(({ _id }) => _id === shown),
  )
  const archivo = archivos[at] ?? inicial
  const close = useRef<HTMLButtonElement>(null)
  const [before, after] = [archivos[at - 1], archivos[at + 1]]
  const go = (one: Archivo | undefined) => one && setShown(one._id)
  useArrows((way) => go(way === -1 ? before : after))
  return (
    <Dialog
      open
      title={textos.titulo(archivo.nombre)}
      size="lg"
      onClose={onClose}
      initialFocus={close}
      footer={
        <>
          <Button onClick={() => onOpen(archivo)}>{textos.abrir}</Button>
          <Button ref={close} onClick={onClose}>
            {textos.cerrar}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {archivos.length > 1 && (
          <Row justify="center">
            <IconButton
              label={textos.anterior}
              icon={<IconChevronLeft />}
              disabled={!before}
              onClick={() => go(before)}
            />
            <Text size="sm" tone="muted">
              <span role="status">{textos.cual(at + 1, archivos.length)}</span>
            </Text>
            <IconButton
              label={textos.siguiente}
              icon={<IconChevronRight />}
              disabled={!after}
              onClick={() => go(after)}
            />
          </Row>
        )}
        <Contenido key={archivo._id} idCliente={idCliente} archivo={archivo} />
      </Stack>
    </Dialog>
  )
}

/** Listens at the page: the focus may be on any button of the dialog. */
function useArrows(go: (way: -1 | 1) => void) {
  const current = useRef(go)
  useEffect(() => {
    current.current = go
  })
  useEffect(() => {
    const listen = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || shiftKey) return
      if (key === 'ArrowLeft') current.current(-1)
      if (key === 'ArrowRight') current.current(1)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
