import { narrowWidth } from '../theme/tokens'
import { useMedia } from '../useMedia'
import { usePrinting } from '../usePrinting'

/** Whether the window is too narrow for a table; paper never is. */
export function useNarrow(): boolean {
  const narrow = useMedia(`(max-width: ${narrowWidth - 1}px)`)
  return !usePrinting() && narrow
}
