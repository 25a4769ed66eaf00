import type { SystemStyleObject } from '@chakra-ui/react'
import { controlRecipe } from '../input/recipe.ts'

export const root: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5',
  minWidth: '0',
}

export const label: SystemStyleObject = { fontSize: 'sm', fontWeight: 'medium' }

export const control: SystemStyleObject = { position: 'relative' }

export const input: SystemStyleObject = {
  ...controlRecipe.base,
  cursor: 'pointer',
  pe: '9',
  textOverflow: 'ellipsis',
  '&[data-clearable]': { pe: '16' },
  '&:focus': { cursor: 'text' },
}

export const trigger: SystemStyleObject = {
  position: 'absolute',
  insetInlineEnd: '1',
  top: '50%',
  transform: 'translateY(-50%)',
  display: 'grid',
  placeItems: 'center',
  width: '8',
  height: '8',
  color: 'fg.muted',
  cursor: 'pointer',
  '&:disabled': { cursor: 'not-allowed' },
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

/** G-19. The list inherits the z-index of its content. */
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
