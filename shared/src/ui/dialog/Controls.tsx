import { chakra } from '@chakra-ui/react'
import { createContext, useContext, type ReactNode } from 'react'

/** The request of the dialog around this control is under way. */
const FrozenContext = createContext(false)

/** Whether a list or a calendar must stay closed, because its dialog waits for an answer. */
export const useFrozen = (): boolean => useContext(FrozenContext)

/**
 * The content of a dialog. While its request runs (`frozen`) every control in it is disabled: the fieldset disables the
 * browser's own ones, and lists and calendars, which are none, close.
 */
export const Controls = ({ frozen, children }: { frozen: boolean; children: ReactNode }) => (
  <chakra.fieldset disabled={frozen} role="presentation" display="contents">
    <FrozenContext value={frozen}>{children}</FrozenContext>
  </chakra.fieldset>
)
