import { chakra } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'

const Box = chakra('input', {
  base: { width: '4.5', height: '4.5', flexShrink: '0', accentColor: '{colors.accent}', cursor: 'pointer' },
})

export interface CheckProps {
  checked: boolean
  disabled?: boolean | undefined
  onChange(checked: boolean): void
  onBlur?(): void
  inputRef?: Ref<HTMLInputElement>
  children: ReactNode
}

/** A checkbox with its label beside it. */
export function Check({ checked, disabled, onChange, onBlur, inputRef, children }: CheckProps) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2" minHeight="8" cursor="pointer">
      <Box
        ref={inputRef}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      {children}
    </chakra.label>
  )
}
