import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * A box under the button that opened it, over what follows.
 * @param end it ends where the button ends
 */
export const floating = (end: boolean): SystemStyleObject => ({
  position: 'absolute',
  top: 'calc(100% + 4px)',
  ...(end ? { insetInlineEnd: '0' } : { insetInlineStart: '0' }),
  zIndex: 'dropdown',
  display: 'grid',
  gap: '1',
  p: '1',
  width: 'max-content',
  maxWidth: 'min(24rem, calc(100vw - 2rem))',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderRadius: 'md',
  boxShadow: 'lg',
  animation: 'dropIn 150ms ease-out',
})
