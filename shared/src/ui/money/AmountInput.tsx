import type { ChangeEvent } from 'react'
import { Input, type InputProps } from '../input/Input'

export interface AmountInputProps extends InputProps {
  /** A text that the box could not write as an amount; it stands as it came. */
  raw: string | null
  /** Takes a change before the mask does. @returns whether it did */
  onRaw(event: ChangeEvent<HTMLInputElement>): boolean
  onLeave(): void
}

/** The input within the mask. The mask drops what is no part of an amount; what came whole is seen before that. */
export function AmountInput({ raw, onRaw, onLeave, ...masked }: AmountInputProps) {
  const { onKeyDown, onMouseUp, ...rest } = masked
  return (
    <Input
      {...rest}
      // These put the caret where the mask's own text would have it; hearing of the focus, it would move it at any change.
      {...(raw === null && { onKeyDown, onMouseUp })}
      onFocus={undefined}
      value={raw ?? masked.value}
      onChange={(event) => {
        if (!onRaw(event)) masked.onChange?.(event)
      }}
      // The mask would empty a box that has no digit.
      onBlur={onLeave}
    />
  )
}
