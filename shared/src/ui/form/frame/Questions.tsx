import { useEffect, useState } from 'react'
import type { ConflictDialogProps } from '../../dialog/ConflictDialog.tsx'
import { textos } from '../../dialog/dialog.textos.ts'
import type { UnsavedChangesDialogProps } from '../../dialog/confirm/UnsavedChangesDialog.tsx'

export interface QuestionsProps {
  /** From useUnsavedChanges. `dirty`: the dialogs are about to be needed. */
  changes: UnsavedChangesDialogProps['changes'] & { dirty?: boolean }
  /** From useEdit. */
  conflict?: ConflictDialogProps | undefined
}

/**
 * What a page's form may have to ask: leave without saving, whose values to keep. The dialogs are not downloaded with the
 * form but soon after its first change, so that they open at once, also without a connection.
 */
export function Questions({ changes, conflict }: QuestionsProps) {
  const dialogs = useDialogs({ changes, conflict })
  if (!dialogs) return null
  return (
    <>
      {conflict && <dialogs.ConflictDialog {...conflict} />}
      <dialogs.UnsavedChangesDialog changes={changes} />
    </>
  )
}

type Dialogs = typeof import('../../dialog/index.ts')

/** In ms: after the frame of the first key, which must not wait for this. */
const SOON = 500

function useDialogs({ changes, conflict }: QuestionsProps): Dialogs | undefined {
  const [dialogs, setDialogs] = useState<Dialogs>()
  const resolving = conflict?.open ?? false
  const asking = changes.asking || resolving
  const needed = !dialogs && (asking || (changes.dirty ?? false))
  useEffect(() => {
    if (!needed) return
    let current = true
    const load = () =>
      void import('../../dialog/index.ts').then(
        (loaded) => current && setDialogs(loaded),
        () => {
          if (!current) return
          if (changes.asking) askPlainly(changes)
          // The form then shows the server's refusal, and saving asks again.
          if (resolving) conflict?.onKeep()
        },
      )
    const soon = asking ? undefined : setTimeout(load, SOON)
    if (asking) load()
    return () => {
      current = false
      clearTimeout(soon)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- its other values change at every key
  }, [needed, changes.asking, resolving])
  return dialogs
}

/** The browser's own question, where the dialog could not be downloaded. */
function askPlainly({ leave, stay }: QuestionsProps['changes']): void {
  if (window.confirm(`${textos.sinGuardar.titulo} ${textos.sinGuardar.texto}`)) leave()
  else stay()
}
