import { useSyncExternalStore } from 'react'

export type ColorModePreference = 'system' | 'light' | 'dark'
export type ColorMode = 'light' | 'dark'

const KEY = 'tema'
const listeners = new Set<() => void>()
let preference: ColorModePreference | undefined

// The host's page sets the mode before the first paint (host/page/theme.ts): same key, words and classes as here.
const words = { light: 'claro', dark: 'oscuro' } as const

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')
/** Paper is white: a dark page turns light while it is printed. */
const printing = () => window.matchMedia('print')

function readPreference(): ColorModePreference {
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
  if (wanted !== 'system') return wanted
  return systemDark().matches ? 'dark' : 'light'
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

function setPreference(next: ColorModePreference) {
  preference = next
  try {
    if (next === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, words[next])
  } catch {
    // Kept for this page at least.
  }
  apply()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The colour mode shown, and what the person asked for; kept in local storage. */
export function useColorMode() {
  const wanted = useSyncExternalStore(subscribe, readPreference)
  const mode = useSyncExternalStore(subscribe, currentMode)
  return { preference: wanted, mode, setPreference }
}
