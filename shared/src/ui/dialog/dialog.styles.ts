import type { SystemStyleObject } from '@chakra-ui/react'

/** 300 ms for the dialog, 150 ms for its backdrop (G-18). */
const dialogTime = '300ms'
const backdropTime = '150ms'

export const backdrop: SystemStyleObject = {
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  bg: 'bg.scrim',
  '&[data-state=open]': { animation: `appear ${backdropTime} ease-out` },
  '&[data-state=closed]': { animation: `vanish ${backdropTime} ease-in both` },
}

/** On a lower screen, such as a phone in landscape, sticky buttons would leave too little of the dialog. */
const tallEnough = '@media (min-height: 36rem)'

export const positioner: SystemStyleObject = {
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Rows rather than padding keep the dialog off the window's edges: what sticks would stay within the padding, and the
  // content would show in a strip beyond it.
  gridTemplateRows: 'minmax(1rem, 1fr) auto minmax(1rem, 1fr)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  px: '4',
  // Keeps a focused field from being hidden by the sticky title and buttons.
  [tallEnough]: { scrollPaddingTop: '4.5rem', scrollPaddingBottom: '6rem' },
}

export const content: SystemStyleObject = {
  position: 'relative',
  gridRow: '2',
  mx: 'auto',
  width: 'full',
  bg: 'bg.surface',
  borderRadius: 'lg',
  borderWidth: '1px',
  boxShadow: 'lg',
  outline: 'none',
  '&[data-size=sm]': { maxWidth: '28rem' },
  '&[data-size=md]': { maxWidth: '36rem' },
  '&[data-size=lg]': { maxWidth: '50rem' },
  '&[data-state=open]': { animation: `rise ${dialogTime} ease-out` },
  '&[data-state=closed]': { animation: `sink ${dialogTime} ease-in both` },
}

export const header: SystemStyleObject = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '3',
  ps: { base: '4', md: '6' },
  pe: '3',
  py: '3',
  borderBottomWidth: '1px',
  borderTopRadius: 'lg',
  bg: 'bg.surface',
  [tallEnough]: { position: 'sticky', top: '0', zIndex: 'sticky' },
}

export const title: SystemStyleObject = {
  pt: '1',
  minWidth: '0',
  overflowWrap: 'anywhere',
  fontSize: 'lg',
  fontWeight: 'semibold',
  lineHeight: '1.3',
}

export const body: SystemStyleObject = {
  px: { base: '4', md: '6' },
  pt: '4',
  pb: '5',
  overflowWrap: 'anywhere',
}

export const footer: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '3',
  px: { base: '4', md: '6' },
  py: '4',
  borderTopWidth: '1px',
  borderBottomRadius: 'lg',
  bg: 'bg.surface',
  // On a phone the buttons share the width.
  '@media (max-width: 639px)': { '& > :is(a, button)': { flex: '1' } },
  // A button's words stay in one line; one that has no room beside the others has a line of its own.
  '@media (min-width: 360px) and (max-width: 639px)': { '& > :is(a, button)': { whiteSpace: 'nowrap' } },
  // A dialog taller than the window scrolls under its buttons.
  [tallEnough]: { position: 'sticky', bottom: '0', zIndex: 'sticky' },
}
