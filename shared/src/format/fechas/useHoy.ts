import { useSyncExternalStore } from 'react'
import { hoy } from './fechas.ts'
import { onClock } from './reloj.ts'

/** Today in the office. A page that stays open shows the new day at midnight, and after it was asleep. */
export const useHoy = (): string => useSyncExternalStore(onClock, () => hoy())
