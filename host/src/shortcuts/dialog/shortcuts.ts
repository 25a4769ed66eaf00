import { ACTION_KEYS, SAVE_KEYS } from '@backoffice/shared/ui'
import { BOX_KEYS } from '../../search/index.ts'
import { textos } from './dialog.textos.ts'

export interface Shortcut {
  place: string
  /** Alternatives, as `aria-keyshortcuts` writes them. */
  keys: string
  does: string
}

const [UNDO = '', TO_ACTION = ''] = ACTION_KEYS.split(' ')
const { lugares, hace } = textos

/** The shortcuts of the host and the kit; each is proved by shortcuts.test.tsx. Those of a remote are in its remote.json. */
export const shortcuts: Shortcut[] = [
  { place: lugares.todas, keys: BOX_KEYS, does: hace.buscar },
  { place: lugares.todas, keys: '?', does: hace.atajos },
  { place: lugares.todas, keys: UNDO, does: hace.deshacer },
  { place: lugares.todas, keys: TO_ACTION, does: hace.alAviso },
  { place: lugares.todas, keys: 'Escape', does: hace.cerrar },
  { place: lugares.buscador, keys: 'ArrowDown ArrowUp', does: hace.elegir },
  { place: lugares.buscador, keys: 'Enter', does: hace.abrir },
  { place: lugares.buscador, keys: 'Control+Enter', does: hace.abrirAparte },
  { place: lugares.formularios, keys: SAVE_KEYS, does: hace.guardar },
]

/** «Ctrl», «K» of `Control+K`, for each alternative; four arrows with one key held are one. */
export function combinationsOf(keys: string): string[][] {
  const all = keys
    .split(' ')
    .map((one) => one.split('+').map((key) => (key in NAMES ? NAMES[key as keyof typeof NAMES] : key)))
  const [held = ''] = all[0] ?? []
  const areArrows = all.length === 4 && all.every((names) => names.length === 2 && names[0] === held)
  return areArrows ? [[held, all.map((names) => names[1]).join(' ')]] : all
}

const NAMES = {
  Control: 'Ctrl',
  Shift: 'Mayús',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}
