import { useEffect, useId } from 'react'

/*
 * Which forms hold something typed that is not saved: nobody reloads or leaves the page over them unasked.
 */
const unsaved = new Set<string>()

/** Asks the person; true: they leave what they typed behind. */
export type AskToLeave = () => Promise<boolean>
let askToLeave: AskToLeave | null = null

/** A form says whether something typed would be lost. */
export function useUnsaved(isDirty: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isDirty) return
    unsaved.add(id)
    return () => void unsaved.delete(id)
  }, [id, isDirty])
}

/** Whether a reload would lose something. */
export const hasUnsaved = (): boolean => unsaved.size > 0

/** What was typed is saved or given up: leaving loses nothing, even before the form knows. */
export const clearUnsaved = (): void => unsaved.clear()

/** A page that can ask says how; see useUnsavedChanges. @returns takes it back */
export function offerToAsk(ask: AskToLeave): () => void {
  askToLeave = ask
  return () => {
    if (askToLeave === ask) askToLeave = null
  }
}

/**
 * Before what takes the page away without being a navigation, as signing out does. True: nothing would be lost, or the
 * person gives it up.
 */
export const mayLeave = async (): Promise<boolean> =>
  !hasUnsaved() || askToLeave === null || (await askToLeave())
