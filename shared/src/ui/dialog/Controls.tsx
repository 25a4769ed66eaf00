import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FrozenContext } from '../frozen.ts'

/**
 * The content of a dialog. While its request runs (`frozen`) every control in it is disabled: the fieldset disables the
 * browser's own ones, and lists and calendars, which are none, close.
 */
export const Controls = ({ frozen, children }: { frozen: boolean; children: ReactNode }) => (
  <chakra.fieldset disabled={frozen} role="presentation" display="contents">
    <FrozenContext value={frozen}>{children}</FrozenContext>
  </chakra.fieldset>
)
