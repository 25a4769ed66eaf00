import { defineRecipe } from '@chakra-ui/react'

/** The style of every box for typing or choosing. */
export const controlRecipe = defineRecipe({
  base: {
    display: 'block',
    width: 'full',
    minWidth: '0',
    minHeight: '10',
    px: '3',
    py: '2',
    fontSize: 'md',
    lineHeight: '1.4',
    color: 'fg',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    textAlign: 'start',
    transition: 'border-color 150ms',
    '&:hover:not(:disabled, [aria-invalid=true])': { borderColor: 'fg.muted' },
    '&:focus-visible': { outlineOffset: '-1px', borderColor: 'accent' },
    '&[aria-invalid=true]': { borderColor: 'danger.text', outlineColor: 'danger.text' },
    // What is typed stays as it is: a box that is rewritten loses the caret.
    '&[data-capitals]': { textTransform: 'uppercase' },
    '&:disabled': { bg: 'bg.subtle', color: 'fg.muted', cursor: 'not-allowed' },
  },
})
