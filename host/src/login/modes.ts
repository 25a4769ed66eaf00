import type { ComponentType } from 'react'
import { RecoverMode } from './RecoverMode'
import { SignInMode } from './SignInMode'

/** What the card of /login shows. Each mode is a file of its own; leaving one forgets what was typed in it (L-04). */
export type Mode = 'entrar' | 'recuperar'

export interface ModeProps {
  onMode(mode: Mode): void
}

export const modes: Record<Mode, ComponentType<ModeProps>> = {
  entrar: SignInMode,
  recuperar: RecoverMode,
}
