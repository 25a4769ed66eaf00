import { useEffect, useId } from 'react'

/* Keeps track of the forms with unsaved changes: no code reloads or leaves the page over them without asking. */
const unsaved = new Set<string>()

/** Asks the person; true: they accept losing their changes. */
export type AskToLeave = () => Promise<boolean>
let askToLeave: AskToLeave | null = null

/** A form reports whether it has unsaved changes. */
export function useUnsaved(isDirty: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isDirty) return
    unsaved.add(id)
    return () => void unsaved.delete(id)
  }, [id, isDirty])
}

/** Whether a reload would lose changes. */
export const hasUnsaved = (): boolean => unsaved.size > 0

/** The changes were saved or discarded: leaving is safe, even before the form has re-rendered. */
export const clearUnsaved = (): void => unsaved.clear()

/**
 * Registers how to ask the person; see useUnsavedChanges.
 * @returns a function that unregisters it
 */
export function offerToAsk(ask: AskToLeave): () => void {
  askToLeave = ask
  return () => {
    if (askToLeave === ask) askToLeave = null
  }
}

/**
 * Call it before leaving the page without a navigation, as signing out does. Resolves to true if nothing would be lost,
 * or if the person accepts the loss.
 */
export const mayLeave = async (): Promise<boolean> =>
  !hasUnsaved() || askToLeave === null || (await askToLeave())
