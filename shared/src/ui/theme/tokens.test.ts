import { colors, personTones, veil, zIndex, type ColorName, type Pair } from './tokens.ts'

function luminance(hex: string) {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(a: string, b: string) {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const surfaces: ColorName[] = ['bg.page', 'bg.surface', 'bg.subtle', 'bg.hover']
const tones = ['neutra', 'activa', 'pendiente', 'finalizada', 'vencida', 'cancelada'] as const

const texts: [ColorName, ColorName][] = [
  ...surfaces.flatMap((surface): [ColorName, ColorName][] => [
    ['fg', surface],
    ['fg.muted', surface],
    ['accent.text', surface],
    ['danger.text', surface],
  ]),
  ['accent.fg', 'accent'],
  ['accent.fg', 'accent.hover'],
  ['danger.fg', 'danger'],
  ['danger.fg', 'danger.hover'],
  ['accent.text', 'accent.subtle'],
  ['danger.text', 'danger.subtle'],
  ['success.text', 'success.subtle'],
  ['warning.text', 'warning.subtle'],
  ['fg', 'accent.subtle'],
  ['fg', 'danger.subtle'],
  ['fg', 'success.subtle'],
  ['fg', 'warning.subtle'],
  ...personTones.map((tone): [ColorName, ColorName] => [`person.${tone}.fg`, `person.${tone}.bg`]),
  ...tones.map((tone): [ColorName, ColorName] => [`status.${tone}.fg`, `status.${tone}.bg`]),
]

const controls: [ColorName, ColorName][] = [
  ['border.control', 'bg.surface'],
  ['border.control', 'bg.page'],
  ['accent', 'bg.surface'],
  ['accent', 'bg.page'],
  ['danger.text', 'bg.surface'],
]

const ratio = (front: ColorName, back: ColorName, mode: keyof Pair) =>
  contrast(colors[front][mode], colors[back][mode])

/** A colour as seen under the loader. */
function veiled(name: ColorName, mode: keyof Pair) {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => {
    const value = channel(colors[name][mode], at) * (1 - veil / 100)
    return Math.round(value + (channel(colors['bg.page'][mode], at) * veil) / 100)
  })
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const tooLow = (pairs: [ColorName, ColorName][], mode: keyof Pair, least: number) =>
  pairs.filter(([front, back]) => ratio(front, back, mode) < least).map((pair) => pair.join(' on '))

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  it('every text is readable on its background', () => {
    expect(tooLow(texts, mode, 4.5)).toEqual([])
  })

  it('[G-05] [D34] every text is readable under the loader', () => {
    const unread = texts.filter(([front, back]) => contrast(veiled(front, mode), veiled(back, mode)) < 4.5)
    expect(unread.map((pair) => pair.join(' on '))).toEqual([])
  })

  it('every control is visible on its background', () => {
    expect(tooLow(controls, mode, 3)).toEqual([])
  })
})

it('[G-07] [G-19] [D34] content < loader < dialogs < dropdowns at 9999 < alerts', () => {
  const { sticky, header, loader, dialog, dropdown, alert } = zIndex
  expect([alert, dialog, dropdown, header, loader, sticky].sort((a, b) => a - b)).toEqual([
    sticky,
    header,
    loader,
    dialog,
    dropdown,
    alert,
  ])
  expect(dropdown).toBe(9999)
})
