import { defineRecipe } from '@chakra-ui/react'

/** An entry of the navigation: a link, a button, or the button of a group. */
export const entryRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    width: 'full',
    minHeight: '10',
    px: '3',
    borderRadius: 'md',
    fontWeight: 'medium',
    fontSize: 'sm',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    cursor: 'pointer',
    transition: 'background-color 150ms, color 150ms',
    '&:hover': { bg: 'bg.hover', color: 'fg' },
    '&[aria-current=page], &[data-current]': { color: 'accent.text', bg: 'accent.subtle' },
    // Forced colours remove backgrounds: a line marks the current entry.
    '@media (forced-colors: active)': {
      '&[aria-current=page], &[data-current]': { boxShadow: 'none', borderBottom: '3px solid Highlight' },
    },
  },
})
