import { useEffect, useId } from 'react'

/*
 * Which forms hold something typed that is not saved: nobody reloads the page over them.
 */

const unsaved = new Set<string>()

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

/** What was typed is saved: leaving loses nothing, even before the form knows. */
export const clearUnsaved = (): void => unsaved.clear()
