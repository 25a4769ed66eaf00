import { useSyncExternalStore } from 'react'

type ColorMode = 'light' | 'dark'
type Preference = 'system' | ColorMode

const KEY = 'tema'
const listeners = new Set<() => void>()
let preference: Preference | undefined

// The host's page sets the mode before the first paint (host/page/theme.ts) with the same key, values and classes.
const words = { light: 'claro', dark: 'oscuro' } as const

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')
const systemMode = (): ColorMode => (systemDark().matches ? 'dark' : 'light')
/** A dark page turns light while it is printed. */
const printing = () => window.matchMedia('print')

function readPreference(): Preference {
  if (preference) return preference
  let stored: string | null = null
  try {
    stored = localStorage.getItem(KEY)
  } catch {
    // Storage can be forbidden; then the system's mode applies.
  }
  preference = stored === words.light ? 'light' : stored === words.dark ? 'dark' : 'system'
  return preference
}

function currentMode(): ColorMode {
  if (printing().matches) return 'light'
  const wanted = readPreference()
  return wanted === 'system' ? systemMode() : wanted
}

function apply() {
  const mode = currentMode()
  const { classList, style } = document.documentElement
  classList.toggle('dark', mode === 'dark')
  classList.toggle('light', mode === 'light')
  style.colorScheme = mode
  listeners.forEach((listener) => listener())
}

/**
 * Updates the classes of <html> when the system or the printer changes.
 * @returns a function that stops it
 */
export function followColorMode(): () => void {
  apply()
  const watched = [systemDark(), printing()]
  watched.forEach((media) => media.addEventListener('change', apply))
  return () => watched.forEach((media) => media.removeEventListener('change', apply))
}

/** Choosing the system's current mode means following the system; the other mode is stored. */
function setMode(mode: ColorMode) {
  preference = mode === systemMode() ? 'system' : mode
  try {
    if (preference === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, words[preference])
  } catch {
    // The mode still applies to this page.
  }
  apply()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The current colour mode: the system's, unless the person chose the other one (kept in local storage). */
export function useColorMode() {
  const mode = useSyncExternalStore(subscribe, currentMode)
  return { mode, setMode }
}
