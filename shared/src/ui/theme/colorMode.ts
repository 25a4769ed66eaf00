import { useSyncExternalStore } from 'react'

type ColorMode = 'light' | 'dark'
type Preference = 'system' | ColorMode

const KEY = 'tema'
const listeners = new Set<() => void>()
let preference: Preference | undefined

// The host's page sets the mode before the first paint (host/page/theme.ts): same key, words and classes as here.
const words = { light: 'claro', dark: 'oscuro' } as const

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')
const systemMode = (): ColorMode => (systemDark().matches ? 'dark' : 'light')
/** Paper is white: a dark page turns light while it is printed. */
const printing = () => window.matchMedia('print')

function readPreference(): Preference {
  if (preference) return preference
  let stored: string | null = null
  try {
    stored = localStorage.getItem(KEY)
  } catch {
    // Storage can be forbidden; the system's mode is used then.
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

/** Keeps <html class> in step with the system and the printer until the returned function is called. */
export function followColorMode(): () => void {
  apply()
  const watched = [systemDark(), printing()]
  watched.forEach((media) => media.addEventListener('change', apply))
  return () => watched.forEach((media) => media.removeEventListener('change', apply))
}

/** The system's own mode is followed from then on; the other one is kept. */
function setMode(mode: ColorMode) {
  preference = mode === systemMode() ? 'system' : mode
  try {
    if (preference === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, words[preference])
  } catch {
    // Kept for this page at least.
  }
  apply()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The colour mode shown: the system's, unless the person asked for the other one (kept in local storage). */
export function useColorMode() {
  const mode = useSyncExternalStore(subscribe, currentMode)
  return { mode, setMode }
}
