import { api } from '../../http/api.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { FormButtons } from '../../ui/form/frame/FormButtons.tsx'
import { Text } from '../../ui/page/text.tsx'
import { useSave } from '../record/save/useSave.ts'
import { textos } from './exportar.textos.ts'
import type { Large } from './large.ts'
import { ReadyFiles } from './ReadyFiles.tsx'
import { useReadyFiles } from './useReadyFiles.ts'

export interface ExportDialogProps {
  /** The file that was asked for; null: only those that are there are shown. */
  large: Large | null
  onPrepared(): void
  /** Asks for the file itself, and waits. */
  onWait(): void
  onClose(): void
}

/** How many rows a file would have, what can be done, and one's files that are in preparation or ready. */
export function ExportDialog({ large, onPrepared, onWait, onClose }: ExportDialogProps) {
  const files = useReadyFiles()
  const { save, pending } = useSave(
    ({ lista, pregunta }: Large, options) =>
      api.post('/exportaciones/preparar', { lista, pregunta }, options),
    {
      onSaved: () => {
        files.look()
        onPrepared()
      },
    },
  )
  const close = <Button onClick={onClose}>{textos.cerrar}</Button>
  return (
    <Dialog
      open
      title={textos.titulo}
      busy={pending}
      onClose={onClose}
      footer={
        large ? (
          <FormButtons
            safe={large.medida.se_puede_esperar ? <Button onClick={onWait}>{textos.esperar}</Button> : close}
            primary={
              <Button variant="primary" loading={pending} onClick={() => void save(large)}>
                {textos.preparar}
              </Button>
            }
          />
        ) : (
          close
        )
      }
    >
      {large && (
        <Text>
          <strong>{textos.son(large.lista, large.medida.renglones, large.medida.exacto)}</strong>{' '}
          {large.medida.con_correo ? textos.conCorreo : textos.sinCorreo}
        </Text>
      )}
      <ReadyFiles {...files} hideEmpty={large !== null} />
    </Dialog>
  )
}
