import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * Chips side by side; on a phone they are one line that scrolls, so that the rows begin where they did. Its padding
 * leaves room for the ring of focus, which a scrolling line would cut.
 */
export const chipLine: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '@media (max-width: 639px)': {
    flexWrap: 'nowrap',
    // The line scrolls instead of crushing its chips.
    '& > *': { flexShrink: '0' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    p: '1',
    m: '-1',
  },
}

/** A chip in use: tinted, with a border of its own colour; filled is the page's primary action alone. */
export const chipInUse: SystemStyleObject = {
  '&[aria-current]': { bg: 'accent.subtle', color: 'accent.text', borderColor: 'accent.text' },
}
