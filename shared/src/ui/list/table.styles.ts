import { chakra } from '@chakra-ui/react'

/** One styled element for a whole table: a style per cell would be measured on every page of fifty rows. */
export const TableFrame = chakra('div', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'lg',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& table': { width: 'full', borderCollapse: 'separate', borderSpacing: '0' },
    '& th, & td': { height: '11', px: '3', textAlign: 'start', borderBottomWidth: '1px' },
    '& th:first-of-type, & td:first-of-type': { ps: '5' },
    '& th:last-of-type, & td:last-of-type': { pe: '3' },
    '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      zIndex: 'sticky',
      bg: 'bg.subtle',
      color: 'fg.muted',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
    '& thead th:first-of-type': { borderStartStartRadius: 'lg' },
    '& thead th:last-of-type': { borderStartEndRadius: 'lg' },
    '& tbody tr': { transition: 'background-color 150ms' },
    '& tbody tr:hover': { bg: 'bg.hover' },
    // Usual rows are one line; a long text takes a second one before the table would grow out of its frame.
    '& td': { maxWidth: '22rem', minWidth: '6rem', py: '1.5', overflowWrap: 'anywhere' },
    // Said again: lineClamp brings break-word, with which a word without spaces would widen the table.
    '& td > [data-clip]': { lineClamp: '2', overflowWrap: 'anywhere !important' },
    '& td[data-nowrap]': { whiteSpace: 'nowrap' },
    '& td[data-wrap]': { minWidth: '9rem' },
    // Between a phone and a small laptop heads and dates take a second line, their words whole; a table that is wider
    // still scrolls within its frame, its actions in sight. From there on its head sticks to the page.
    '@media (max-width: 1099px)': {
      overflowX: 'auto',
      '& th, & td': { px: '2' },
      '& thead th': { whiteSpace: 'normal' },
      '& thead th button': { textAlign: 'start' },
      '& td[data-nowrap=wide]': { whiteSpace: 'normal', overflowWrap: 'normal', minWidth: '8.5rem' },
      '& tbody tr': { bg: 'bg.surface' },
      '& td[data-actions]': { position: 'sticky', insetInlineEnd: '0', bg: 'inherit' },
    },
    '& [data-end]': { textAlign: 'end' },
    '& td[data-actions]': { width: '1%', minWidth: '0', py: '0' },
    '& tbody[data-dimmed]': { opacity: '0.5', transition: 'opacity 150ms 150ms' },
    '& th button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '8',
      mx: '-2',
      px: '2',
      borderRadius: 'sm',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
    '& th button:hover, & th[aria-sort$=ending] button': { color: 'fg' },
    '& th button svg': { opacity: '0.55', flexShrink: '0' },
    '& th button:hover svg, & th[aria-sort$=ending] button svg': { opacity: '1' },
    '& th[data-end] button': { flexDirection: 'row-reverse' },
    // Paper shows the whole text: nobody can point at it.
    '@media print': {
      borderWidth: '0',
      '& thead th': { position: 'static', bg: 'transparent' },
      '& th, & td': { height: '8' },
      '& th:first-of-type, & td:first-of-type': { ps: '0' },
      '& td > [data-clip]': { display: 'block', overflow: 'visible' },
    },
  },
})
