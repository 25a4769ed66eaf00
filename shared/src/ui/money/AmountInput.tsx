import type { ChangeEvent } from 'react'
import { Input, type InputProps } from '../input/Input'

export interface AmountInputProps extends InputProps {
  /** A text that the box could not write as an amount, shown unchanged. */
  raw: string | null
  /**
   * Handles a change before the mask does.
   * @returns whether it did
   */
  onRaw(event: ChangeEvent<HTMLInputElement>): boolean
  onLeave(): void
}

/**
 * The input inside the mask. The mask drops characters that do not belong to an amount, so pasted text is handled
 * before the mask sees it.
 */
export function AmountInput({ raw, onRaw, onLeave, ...masked }: AmountInputProps) {
  const { onKeyDown, onMouseUp, ...rest } = masked
  return (
    <Input
      {...rest}
      // Over a raw text these handlers would put the caret where the mask's own text has it. The mask must not hear of
      // the focus either: it would move the caret at every change.
      {...(raw === null && { onKeyDown, onMouseUp })}
      onFocus={undefined}
      value={raw ?? masked.value}
      onChange={(event) => {
        if (!onRaw(event)) masked.onChange?.(event)
      }}
      // The mask would empty a box without digits.
      onBlur={onLeave}
    />
  )
}
