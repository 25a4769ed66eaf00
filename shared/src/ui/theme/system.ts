import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { globalCss, keyframes } from './global.ts'
import { colors, zIndex } from './tokens.ts'

const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24]
const scale = Object.fromEntries(steps.map((n) => [String(n), { value: `${n * 0.25}rem` }]))

interface Tree {
  [key: string]: Tree | { value: { base: string; _dark: string } }
}

/** Turns 'bg.page' into { bg: { page: { value } } }; a name that is also a prefix becomes its DEFAULT. */
function semanticColors(): Tree {
  const root: Tree = {}
  const names = Object.keys(colors)
  for (const [name, { light, dark }] of Object.entries(colors)) {
    const isPrefix = names.some((other) => other.startsWith(`${name}.`))
    const keys = isPrefix ? [...name.split('.'), 'DEFAULT'] : name.split('.')
    const last = keys.pop() as string
    let at = root
    for (const key of keys) at = (at[key] ??= {}) as Tree
    at[last] = { value: { base: light, _dark: dark } }
  }
  return root
}

/**
 * Chakra's engine with our own tokens: its default theme, all unused, would be two thirds of the kit's weight. No
 * cascade layers, because the date picker and the browser's own styles have none either.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'bo',
  cssVarsRoot: ':where(:root)',
  disableLayers: true,
  preflight: true,
  globalCss,
  theme: {
    breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
    keyframes,
    tokens: {
      spacing: scale,
      sizes: { ...scale, full: { value: '100%' }, page: { value: '83rem' } },
      radii: { sm: { value: '4px' }, md: { value: '6px' }, lg: { value: '10px' }, full: { value: '9999px' } },
      fonts: {
        body: { value: "'Public Sans Variable', system-ui, sans-serif" },
        heading: { value: "'Public Sans Variable', system-ui, sans-serif" },
      },
      fontSizes: {
        xs: { value: '0.75rem' },
        sm: { value: '0.875rem' },
        md: { value: '1rem' },
        lg: { value: '1.125rem' },
        xl: { value: '1.375rem' },
      },
      fontWeights: {
        normal: { value: '400' },
        medium: { value: '500' },
        semibold: { value: '600' },
        bold: { value: '700' },
      },
      zIndex: Object.fromEntries(Object.entries(zIndex).map(([name, value]) => [name, { value }])),
      shadows: {
        sm: { value: '0 1px 2px rgb(16 24 28 / 0.08)' },
        lg: { value: '0 4px 12px rgb(16 24 28 / 0.16), 0 16px 40px rgb(16 24 28 / 0.2)' },
      },
    },
    semanticTokens: { colors: semanticColors() },
  },
})
