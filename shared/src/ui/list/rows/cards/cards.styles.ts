import { defineRecipe } from '@chakra-ui/react'
import { initials } from '../initials.ts'
import { rowActions } from '../actions/rowActions.styles.ts'

/**
 * A compact card: name, status and actions in one line, phone and e-mail in the next. Two cards fit side by side when there is
 * room.
 */
export const cards = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: '2',
    listStyleType: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignContent: 'start',
      alignItems: 'center',
      columnGap: '2',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderRadius: 'lg',
      ps: '4',
      pe: '2',
      py: '1.5',
    },
    '& > li[aria-hidden]': { display: 'block', px: '4', py: '3' },
    '& > li[data-checks]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' },
    '& > li[data-checks] > div': { gridColumn: '4' },
    '& > li[data-checks] > dl[data-status]': { gridColumn: '3' },
    '& > li[data-chosen]': { bg: 'accent.subtle' },
    '& > li[data-opens]': { cursor: 'pointer', '&:hover': { bg: 'bg.hover' } },
    '& > li > :is(h2, h3)': { fontWeight: 'semibold', lineHeight: '1.35', overflowWrap: 'anywhere' },
    '& [data-row-link]': {
      color: 'accent.text',
      fontWeight: 'semibold',
      textAlign: 'start',
      borderRadius: 'sm',
      cursor: 'pointer',
      display: 'block',
      maxWidth: 'full',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      py: '0.5',
      '@media (forced-colors: active)': { textDecoration: 'underline' },
    },
    '& [data-opens]:hover [data-row-link]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& > li > div': { gridColumn: '3', gridRow: '1', alignSelf: 'start' },
    '& > li > dl[data-status]': {
      gridColumn: '2',
      gridRow: '1',
      alignSelf: 'start',
      pt: '1',
      fontSize: '0.8125rem',
      '& > dt': { srOnly: true },
    },
    '& [data-what]': { display: 'block', color: 'fg', fontWeight: 'normal' },
    ...rowActions,
    ...initials,
    '& > li > [data-initials]': { ps: '9', minHeight: '7', alignContent: 'center' },
    // Text of two lines at most, as in the table; a phone and an e-mail are never cut.
    '& > li > dl > div:not([data-short]) > dd': { lineClamp: '2' },
    '& > li:has(:focus-visible) > dl > div > dd': { display: 'block', overflow: 'visible' },
    '& > li > dl:not([data-status])': {
      gridColumn: '1 / -1',
      gridRow: '2',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2.5',
      fontSize: '0.8125rem',
    },
    '& > li > dl > div': {
      flex: '1 1 100%',
      display: 'grid',
      // Labels are only as wide as needed, so that a date fits on one line.
      gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
      columnGap: '3',
    },
    '& > li > dl > div[data-short]': { display: 'flex', flex: '0 1 auto', columnGap: '1.5' },
    '& [data-short=speaks] > dt': { srOnly: true },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', minWidth: '0' },
    // The page's reset gives every element `break-word`, which keeps a long word in one piece here.
    '& dd span': { overflowWrap: 'inherit' },
  },
})
