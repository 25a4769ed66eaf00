import { defineGlobalStyles, defineRecipe } from '@chakra-ui/react'

const solid = (tone: 'accent' | 'danger') => ({
  bg: tone,
  color: `${tone}.fg`,
  borderColor: 'transparent',
  '&:hover:not(:disabled)': { bg: `${tone}.hover` },
})

const base = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  flexShrink: '0',
  borderRadius: 'md',
  borderWidth: '1px',
  fontWeight: 'medium',
  lineHeight: '1.2',
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  transition: 'background-color 150ms, border-color 150ms, color 150ms',
  '&:disabled': { cursor: 'not-allowed', opacity: '0.55' },
  '&[aria-busy=true]': { cursor: 'progress', opacity: '0.8' },
}

const variant = {
  primary: solid('accent'),
  danger: solid('danger'),
  secondary: {
    bg: 'bg.surface',
    color: 'fg',
    borderColor: 'border.control',
    '&:hover:not(:disabled)': { bg: 'bg.hover' },
  },
  ghost: {
    bg: 'transparent',
    color: 'accent.text',
    borderColor: 'transparent',
    '&:hover:not(:disabled)': { bg: 'bg.hover' },
  },
  quiet: {
    bg: 'transparent',
    color: 'fg.muted',
    borderColor: 'transparent',
    '&:hover:not(:disabled)': { bg: 'bg.hover', color: 'fg' },
    '&[aria-pressed=true], &[aria-expanded=true]': { color: 'accent.text' },
  },
  quietDanger: {
    bg: 'transparent',
    color: 'fg.muted',
    borderColor: 'transparent',
    '&:hover:not(:disabled)': { bg: 'danger.subtle', color: 'danger.text' },
  },
}

/** The styles of Button. */
export const buttonRecipe = defineRecipe({
  base,
  variants: {
    variant,
    size: {
      sm: { minHeight: '8', px: '3', fontSize: 'sm', '& > svg': { width: '4', height: '4' } },
      md: { minHeight: '10', px: '4', fontSize: 'md' },
    },
    fullWidth: { true: { width: 'full' }, false: {} },
  },
  // Several of them stand beside a page's primary action, on a phone in one line.
  compoundVariants: [{ variant: 'quiet', css: { px: { base: '2', sm: '3' }, fontSize: 'sm' } }],
  defaultVariants: { variant: 'secondary', size: 'md', fullWidth: false },
})

const icon = { width: '8', height: '8', '@media (pointer: coarse)': { width: '10', height: '10' } }

/** The styles of IconButton: one for all, because a component style for each would add measurable time to a list. */
export const iconButtons = defineGlobalStyles({
  '[data-icon-button]': { ...base, ...icon },
  '[data-icon-button=quiet]': variant.quiet,
  '[data-icon-button=quietDanger]': variant.quietDanger,
  '[data-icon-button=secondary]': variant.secondary,
})
