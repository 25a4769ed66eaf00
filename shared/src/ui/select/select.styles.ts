import type { SystemStyleObject } from '@chakra-ui/react'
import { controlRecipe } from '../input/recipe'

// A long choice is cut with an ellipsis; without this the box would grow with it, out of the form on a phone.
export const root: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5',
  minWidth: '0',
}

export const label: SystemStyleObject = { fontSize: 'sm', fontWeight: 'medium' }

export const control: SystemStyleObject = { position: 'relative' }

export const trigger: SystemStyleObject = {
  ...controlRecipe.base,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  cursor: 'pointer',
  '&[data-placeholder-shown]': { color: 'fg.muted' },
  '& > svg': { flexShrink: '0', color: 'fg.muted' },
  '&[data-clearable] > span': { pe: '7' },
}

export const text: SystemStyleObject = {
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}

export const clear: SystemStyleObject = {
  position: 'absolute',
  insetInlineEnd: '9',
  top: '50%',
  transform: 'translateY(-50%)',
  display: 'grid',
  placeItems: 'center',
  width: '7',
  height: '7',
  borderRadius: 'sm',
  color: 'fg.muted',
  cursor: 'pointer',
  '&:hover': { bg: 'bg.hover', color: 'fg' },
}

/** G-19. The list takes the number from its content. */
export const positioner: SystemStyleObject = { zIndex: 'dropdown !important' }

export const content: SystemStyleObject = {
  zIndex: 'dropdown',
  maxHeight: 'min(20rem, var(--available-height, 20rem))',
  overflowY: 'auto',
  p: '1',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: 'lg',
  outline: 'none',
  '&[data-state=open]': { animation: 'appear 150ms ease-out' },
}

export const item: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: '9',
  px: '2.5',
  py: '1.5',
  fontSize: 'sm',
  borderRadius: 'sm',
  cursor: 'pointer',
  '&[data-highlighted]': { bg: 'bg.hover' },
  '&[data-state=checked]': { fontWeight: 'semibold', color: 'accent.text' },
}

export const mark: SystemStyleObject = { display: 'inline-flex', color: 'accent.text' }
