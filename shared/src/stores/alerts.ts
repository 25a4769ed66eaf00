import { create } from 'zustand'
import { startClock, type Clock } from './clock'

export type AlertType = 'success' | 'danger'

export interface Alert {
  id: string
  msg: string
  alertType: AlertType
}

/** How long an alert is shown, in milliseconds (G-08). */
export const ALERT_DURATION = 5000

/** The alerts on the screen, the oldest first. */
export const useAlerts = create<{ alerts: readonly Alert[] }>(() => ({ alerts: [] }))

const clocks = new Map<string, Clock>()
let held = false
let count = 0

/** Shows a sentence; it goes by itself. @returns its id */
export function addAlert(msg: string, alertType: AlertType, duration = ALERT_DURATION): string {
  count += 1
  const id = `alert-${count}`
  useAlerts.setState(({ alerts }) => ({ alerts: [...alerts, { id, msg, alertType }] }))
  clocks.set(
    id,
    startClock(duration, () => removeAlert(id), held),
  )
  return id
}

/** Takes an alert away. */
export function removeAlert(id: string): void {
  clocks.get(id)?.stop()
  clocks.delete(id)
  useAlerts.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }))
  // the pointer's leaving is never reported by what is gone
  if (clocks.size === 0) held = false
}

/** Stops every alert's clock: the pointer or the focus is on them. */
export function holdAlerts(): void {
  held = true
  clocks.forEach((clock) => clock.pause())
}

/** Lets the clocks go on with what was left. */
export function releaseAlerts(): void {
  held = false
  clocks.forEach((clock) => clock.resume())
}

/** Takes all alerts away. */
export const clearAlerts = (): void => useAlerts.getState().alerts.forEach(({ id }) => removeAlert(id))
