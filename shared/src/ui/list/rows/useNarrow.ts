import { narrowWidth } from '../../theme/tokens.ts'
import { useMedia } from '../../hooks/useMedia.ts'
import { usePrinting } from '../../hooks/usePrinting.ts'

/** Whether the window is too narrow for a table; paper never is. */
export function useNarrow(): boolean {
  const narrow = useMedia(`(max-width: ${narrowWidth - 1}px)`)
  return !usePrinting() && narrow
}
