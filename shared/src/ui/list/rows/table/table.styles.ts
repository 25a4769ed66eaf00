import { chakra } from '@chakra-ui/react'
import { contactsOfTable, reachedInTable } from '../../../contact/contact.styles.ts'
import { initials } from '../initials.ts'
import { rowActions } from '../actions/rowActions.styles.ts'

const small = '@media (max-width: 1023px)'
const medium = '@media (max-width: 1279px)'
const large = '@media (min-width: 1328px)'

/**
 * Column widths do not depend on the rows: nothing moves when rows arrive, and nothing overflows its column. From 1024
 * px on, dates, phones and heads fit on one line. The other columns share the remaining room.
 */
const widths = {
  '& thead th[data-kind=email]': {
    width: '18rem',
    [medium]: { width: 'auto' },
    [large]: { width: '21rem' },
  },
  '& thead th[data-kind=phone]': { width: '10.5rem', [medium]: { width: '9.5rem' } },
  '& thead th[data-kind=date]': {
    width: '12.75rem',
    [medium]: { width: '12rem' },
    [small]: { width: '8rem' },
  },
  '& thead th[data-kind=period]': { width: '26rem', [medium]: { width: '14rem' } },
  '& thead th[data-kind=label]': { width: '8.5rem', [medium]: { width: '6.75rem' } },
  '& thead th[data-kind=number]': { width: '8.5rem', [medium]: { width: '7rem' } },
  '& thead th[data-kind=money]': { width: '9.5rem', [medium]: { width: '8.5rem' } },
  '& thead th[data-check]': { width: '3.25rem' },
  '& thead th[data-actions]': {
    width: 'calc(var(--row-slots) * 2.25rem + 2rem)',
    '@media (pointer: coarse)': { width: 'calc(var(--row-slots) * 2.75rem + 2rem)' },
  },
}

/** As many columns as fit: each has what its kind needs in a medium window, and the texts have the rest (room.ts). */
const full = {
  '&[data-full] :is(th, td)': { px: '1.5' },
  '&[data-full] tr > :first-child': { ps: '3' },
  '&[data-full] thead th': { fontSize: 'xs' },
  '&[data-full] thead th[data-kind=email]': { width: 'auto' },
  '&[data-full] thead th[data-kind=phone]': { width: '9.5rem' },
  '&[data-full] thead th[data-kind=date]': { width: '12rem' },
  '&[data-full] thead th[data-kind=period]': { width: '14rem' },
  '&[data-full] thead th[data-kind=label]': { width: '6.75rem' },
  '&[data-full] thead th[data-kind=number]': { width: '7rem' },
  '&[data-full] thead th[data-kind=money]': { width: '8.5rem' },
}

/** Rows of one line, 36 px high. */
const compact = {
  '&[data-compact] :is(th, td)': { height: '9', py: '0' },
  '&[data-compact] [data-clip]': { lineClamp: '1' },
  '&[data-compact] td:not([data-kind], [data-actions])': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}

/**
 * More columns than fit: the frame scrolls sideways, and each row's name and actions stay in sight. In such a frame the
 * head does not stick to the window.
 */
const wide = {
  '&[data-wide]': { position: 'relative', overflowX: 'auto' },
  '&[data-wide] table': { minWidth: 'calc(var(--columns) * 11rem + 8rem)' },
  '&[data-wide] thead th': { position: 'static' },
  '&[data-wide] tbody tr': { bg: 'bg.surface' },
  '&[data-wide] tbody :is(th:first-child, [data-actions])': {
    position: 'sticky',
    bg: 'inherit',
    zIndex: '1',
  },
  '&[data-wide] tbody th:first-child': { insetInlineStart: '0' },
  // What its button opens lies over the rows that follow.
  '&[data-wide] tbody th:first-child:has([aria-expanded=true])': { zIndex: '2' },
  '&[data-wide] tbody [data-actions]': { insetInlineEnd: '0', borderInlineStartWidth: '1px' },
  '&[data-wide] thead th[data-kind=email]': { width: '16rem' },
}

/** A list of seven or more columns grows beyond the page, to 1,440 px, where the window has the room. */
const grown = {
  '&[data-highlight]:is([data-full], [data-wide])': {
    marginInline: 'min(0px, (100% - min(90rem, 100vw - 4.5rem)) / 2)',
    '@media print': { marginInline: '0' },
  },
}

/** One styled element for a whole table: a style per cell would add measurable time to every page of fifty rows. */
export const TableFrame = chakra('div', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'lg',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& table': { width: 'full', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0' },
    '& th, & td': {
      height: '11',
      px: '3',
      py: '1.5',
      textAlign: 'start',
      fontWeight: 'normal',
      borderBottomWidth: '1px',
      overflowWrap: 'anywhere',
      [medium]: { px: '1.5' },
    },
    '& tr > :first-child': { ps: '5', [medium]: { ps: '3' } },
    '& tbody tr:last-child > *': { borderBottomWidth: '0' },
    '& thead th': {
      position: 'sticky',
      top: 'var(--under-bar)',
      zIndex: 'sticky',
      py: '0',
      bg: 'bg.subtle',
      color: 'fg.muted',
      fontWeight: 'semibold',
      [medium]: { fontSize: 'xs' },
    },
    '& thead th:first-child': { borderStartStartRadius: 'lg' },
    '& thead th:last-child': { borderStartEndRadius: 'lg' },
    ...widths,
    '& tbody tr': { transition: 'background-color 150ms' },
    '&[data-highlight] tbody tr:hover, & tbody tr[data-opens]:hover': { bg: 'bg.hover' },
    '& tbody tr[data-chosen]': { bg: 'accent.subtle' },
    '& tr[data-opens]': { cursor: 'pointer' },
    '& [data-row-link]': {
      display: 'block',
      color: 'accent.text',
      fontWeight: 'medium',
      textAlign: 'start',
      borderRadius: 'sm',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      textUnderlineOffset: '3px',
      // With forced colours all text has one colour, so underlining marks the link.
      '@media (forced-colors: active)': { textDecoration: 'underline' },
    },
    '& tr[data-opens]:hover [data-row-link], & [data-row-link]:focus-visible': {
      textDecoration: 'underline',
    },
    // Repeated because lineClamp sets break-word, with which a word without spaces would overflow its column.
    '& [data-clip]': { lineClamp: '2', overflowWrap: 'anywhere !important' },
    // A clipped box would cut off the focus ring of the link in it.
    '& [data-clip]:has(:focus-visible)': { overflow: 'visible' },
    // Whoever comes by keyboard reads the whole text of the row; a mouse has the tooltip.
    '& tr:has(:focus-visible) [data-clip]': { display: 'block', overflow: 'visible', whiteSpace: 'normal' },
    '& [data-day]': { whiteSpace: 'nowrap' },
    '& [data-kind=number], & [data-kind=money]': { textAlign: 'end' },
    ...initials,
    '& tbody th[data-initials]': { ps: '14', [medium]: { ps: '12' } },
    '& tbody th[data-initials]::before': { insetInlineStart: '5', [medium]: { insetInlineStart: '3' } },
    ...contactsOfTable,
    ...reachedInTable,
    ...rowActions,
    '& td[data-actions]': { py: '0' },
    '& th button[data-sort]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '8',
      mx: '-1.5',
      px: '1.5',
      borderRadius: 'sm',
      fontWeight: 'semibold',
      textAlign: 'start',
      cursor: 'pointer',
    },
    '& th [data-sort]:hover, & th[aria-sort$=ending] [data-sort]': { color: 'fg' },
    '& th [data-sort] svg': { opacity: '0.55', flexShrink: '0' },
    '& th [data-sort]:hover svg, & th[aria-sort$=ending] svg': { opacity: '1' },
    '& [data-kind=number] [data-sort], & [data-kind=money] [data-sort]': { flexDirection: 'row-reverse' },
    ...full,
    ...compact,
    ...wide,
    ...grown,
    // Paper shows the full text, because it has no tooltips.
    '@media print': {
      borderWidth: '0',
      '& thead th': { position: 'static', bg: 'transparent' },
      '& th, & td': { height: '8' },
      '&[data-wide]': { overflowX: 'visible' },
      '&[data-wide] table': { minWidth: '0' },
      '& tr > :first-child': { ps: '0' },
      '& [data-clip]': { display: 'block', overflow: 'visible' },
      '& tbody th[data-initials]': { ps: '0' },
      '& tbody th[data-initials]::before': { display: 'none' },
      '& [data-row-link]': { color: 'inherit', fontWeight: 'normal' },
    },
  },
})
