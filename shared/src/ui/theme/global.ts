import { defineGlobalStyles, defineKeyframes } from '@chakra-ui/react'
import { iconButtons } from '../button/recipes.ts'

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  appear: { from: { opacity: '0' }, to: { opacity: '1' } },
  // visibility as well: an invisible element must not catch a click.
  loaderIn: { from: { opacity: '0', visibility: 'hidden' }, to: { opacity: '1', visibility: 'visible' } },
  vanish: { from: { opacity: '1' }, to: { opacity: '0' } },
  dropIn: { from: { opacity: '0', transform: 'translateY(-8px)' }, to: { opacity: '1', transform: 'none' } },
  // Not by transform, which would make a dialog the origin of the fixed lists in it for as long as it moves.
  rise: { from: { opacity: '0', top: '12px' }, to: { opacity: '1', top: '0' } },
  sink: { from: { opacity: '1', top: '0' }, to: { opacity: '0', top: '12px' } },
  pulse: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.45' } },
})

export const globalCss = defineGlobalStyles({
  html: {
    bg: 'bg.page',
    color: 'fg',
    fontFamily: 'body',
    fontSize: '16px',
    lineHeight: '1.5',
    textSizeAdjust: '100%',
    // Sticky elements start below the bar, and scrolling to a focused field leaves room for both.
    '--bar': '3.5rem',
    '@media (max-width: 767px)': { '--bar': '3.25rem' },
    '--under-bar': '0px',
    '&:has([data-app-bar])': { '--under-bar': 'calc(var(--bar) + 1px)' },
    // In a low window (a phone in landscape, a page at 400 %) the bar scrolls away with the page.
    '@media (max-height: 479px)': { '&:has([data-app-bar])': { '--under-bar': '0px' } },
    scrollPaddingTop: 'calc(var(--under-bar) + 1rem)',
    '&:has(thead)': { scrollPaddingTop: 'calc(var(--under-bar) + 4rem)' },
    // The form bar is sticky: scrolling to a focused field must leave room for it.
    '&:has([data-form-bar])': { scrollPaddingBottom: '6rem' },
    // The bar is taller while it explains a refusal, which is also when an invalid field gets the focus.
    '&:has([data-form-bar] [role=status])': { scrollPaddingBottom: '13rem' },
  },
  body: { minHeight: '100dvh', fontSize: 'md' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  '*, *::before, *::after': { borderColor: 'border', borderStyle: 'solid', borderWidth: '0' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  // Chromium's button inside a field of hours takes the focus and nothing shows it; hours are typed.
  '[type=time]::-webkit-calendar-picker-indicator': { display: 'none' },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { bg: 'accent.subtle', color: 'fg' },
  '::placeholder': { color: 'fg.muted', opacity: '1' },
  '[data-near]': { display: 'block', color: 'fg.muted', fontSize: 'xs', lineHeight: '1.35' },
  '[data-dash]': { color: 'fg.muted' },
  // One loader at a time: what will be replaced keeps still while the full-screen one turns.
  'body:has([data-loader]) [data-skeleton]': { animation: 'none' },
  ...iconButtons,
})

/** Rules inside at-rules, which Chakra's types for global styles lack. */
export const globalAtRules = `
/* Durations only: a delay has a meaning (the loader waits before it appears). */
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important;
    scroll-behavior: auto !important;
  }
}
@page { size: letter; margin: 15mm; }
@media print {
  [data-no-print] { display: none !important; }
  /* All sizes are in rem: printing scales everything down. */
  html { font-size: 75%; }
  /* Never splits a line of a table, or a label from its value. */
  tr, dt, dd, h1, h2, h3 { break-inside: avoid; }
  h1, h2, h3, dt { break-after: avoid; }
  thead { display: table-header-group; }
}`
