/** A colour in both modes. tokens.test.ts checks the contrast: 4.5 : 1 for text, 3 : 1 for controls. */
export interface Pair {
  light: string
  dark: string
}

export const colors = {
  'bg.page': { light: '#f3f5f6', dark: '#0e1416' },
  'bg.surface': { light: '#ffffff', dark: '#171f22' },
  'bg.subtle': { light: '#f0f3f4', dark: '#1d272b' },
  'bg.hover': { light: '#e9f1f1', dark: '#223035' },
  'bg.scrim': { light: 'rgb(16 24 28 / 0.5)', dark: 'rgb(0 0 0 / 0.65)' },
  fg: { light: '#172024', dark: '#e7edef' },
  'fg.muted': { light: '#536269', dark: '#a3b3b9' },
  border: { light: '#d9e0e3', dark: '#2d3a3f' },
  'border.control': { light: '#7b8a91', dark: '#6f8289' },
  accent: { light: '#0f766e', dark: '#2dd4bf' },
  'accent.hover': { light: '#115e59', dark: '#5eead4' },
  'accent.fg': { light: '#ffffff', dark: '#04211d' },
  'accent.subtle': { light: '#dcf3f0', dark: '#123834' },
  'accent.text': { light: '#0f6b64', dark: '#5eead4' },
  danger: { light: '#b42318', dark: '#f97066' },
  'danger.hover': { light: '#912018', dark: '#fda29b' },
  'danger.fg': { light: '#ffffff', dark: '#2b0806' },
  'danger.subtle': { light: '#fdecea', dark: '#3b1714' },
  'danger.text': { light: '#b42318', dark: '#fda29b' },
  'success.subtle': { light: '#e3f5e9', dark: '#12351f' },
  'success.text': { light: '#1b6b3a', dark: '#7be0a0' },
  'warning.subtle': { light: '#fdf1d8', dark: '#3a2a0b' },
  'warning.text': { light: '#85500a', dark: '#f5c663' },
  'status.neutra.bg': { light: '#e8edef', dark: '#29363b' },
  'status.neutra.fg': { light: '#47555c', dark: '#b9c6cb' },
  'status.activa.bg': { light: '#dcf3f0', dark: '#123834' },
  'status.activa.fg': { light: '#0f6b64', dark: '#5eead4' },
  'status.pendiente.bg': { light: '#fdf1d8', dark: '#3a2a0b' },
  'status.pendiente.fg': { light: '#85500a', dark: '#f5c663' },
  'status.finalizada.bg': { light: '#e4ecfb', dark: '#1a2b4a' },
  'status.finalizada.fg': { light: '#2b52a1', dark: '#a9c3f8' },
  'status.vencida.bg': { light: '#fde9df', dark: '#41200f' },
  'status.vencida.fg': { light: '#9a3b0c', dark: '#fbb48d' },
  'status.cancelada.bg': { light: '#fdecea', dark: '#3b1714' },
  'status.cancelada.fg': { light: '#b42318', dark: '#fda29b' },
  'person.teal.bg': { light: '#d5f0ec', dark: '#123834' },
  'person.teal.fg': { light: '#0d5a53', dark: '#7ce5d6' },
  'person.blue.bg': { light: '#dfe9fb', dark: '#1a2b4a' },
  'person.blue.fg': { light: '#264a93', dark: '#b3caf9' },
  'person.violet.bg': { light: '#ebe4fb', dark: '#2e2350' },
  'person.violet.fg': { light: '#5b3aa5', dark: '#cdbcf9' },
  'person.rose.bg': { light: '#fbe3ee', dark: '#43172d' },
  'person.rose.fg': { light: '#9a2560', dark: '#f7b3d3' },
  'person.amber.bg': { light: '#fbedd0', dark: '#3a2a0b' },
  'person.amber.fg': { light: '#744507', dark: '#f2cd80' },
  'person.green.bg': { light: '#e0f3e2', dark: '#14351f' },
  'person.green.fg': { light: '#24663a', dark: '#94dfac' },
  'person.brown.bg': { light: '#f6e5dc', dark: '#3f2213' },
  'person.brown.fg': { light: '#85401c', dark: '#f2bd9d' },
  'person.slate.bg': { light: '#e3e9ee', dark: '#24323d' },
  'person.slate.fg': { light: '#3d5163', dark: '#bccbd8' },
} satisfies Record<string, Pair>

export type ColorName = keyof typeof colors

/** The tones of people's initials. */
export const personTones = ['teal', 'blue', 'violet', 'rose', 'amber', 'green', 'brown', 'slate'] as const

/** The stacking order. Alerts are above everything, including dialogs (G-07, G-19, D34). */
export const zIndex = {
  sticky: 10,
  header: 20,
  loader: 1000,
  dialog: 1400,
  dropdown: 9999,
  alert: 10000,
} as const

/** The opacity of the loader over the page, in percent: all text stays readable. */
export const veil = 8

/** Below this width (reached by a wide screen at 200 %, too) a table row becomes a card. */
export const narrowWidth = 960
