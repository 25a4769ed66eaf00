import { create } from 'zustand'
import { startClock, type Clock } from './clock.ts'

export type AlertType = 'success' | 'danger'

/** Something that can be done as long as the alert is shown, once. */
export interface AlertAction {
  label: string
  run(): unknown
}

export interface Alert {
  id: string
  msg: string
  alertType: AlertType
  action?: AlertAction | undefined
}

/** How long an alert is shown, in milliseconds (G-08). */
export const ALERT_DURATION = 5000

/** The visible alerts, the oldest first. */
export const useAlerts = create<{ alerts: readonly Alert[] }>(() => ({ alerts: [] }))

const clocks = new Map<string, Clock>()
let held = false
let count = 0

/**
 * Shows a sentence, which disappears by itself.
 * @param action a button beside the sentence
 * @returns its id
 */
export function addAlert(
  msg: string,
  alertType: AlertType,
  duration = ALERT_DURATION,
  action?: AlertAction,
): string {
  count += 1
  const id = `alert-${count}`
  useAlerts.setState(({ alerts }) => ({
    alerts: [...alerts, { id, msg, alertType, ...(action && { action }) }],
  }))
  clocks.set(
    id,
    startClock(duration, () => removeAlert(id), held),
  )
  return id
}

/** Removes an alert. */
export function removeAlert(id: string): void {
  clocks.get(id)?.stop()
  clocks.delete(id)
  useAlerts.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }))
  // A removed element never reports that the pointer left it.
  if (clocks.size === 0) held = false
}

/** Stops every alert's clock while the pointer or the focus is on one. */
export function holdAlerts(): void {
  held = true
  clocks.forEach((clock) => clock.pause())
}

/** Lets the clocks continue with the remaining time. */
export function releaseAlerts(): void {
  held = false
  clocks.forEach((clock) => clock.resume())
}

/** Removes all alerts. */
export const clearAlerts = (): void => useAlerts.getState().alerts.forEach(({ id }) => removeAlert(id))
