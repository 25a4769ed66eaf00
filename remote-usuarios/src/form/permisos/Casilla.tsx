import { Box } from '@backoffice/shared/ui'
import type { ReactNode } from 'react'

interface Props {
  /** null: partly ticked. */
  checked: boolean | null
  disabled: boolean
  describedBy?: string | undefined
  onChange(checked: boolean): void
  children: ReactNode
}

/** A checkbox with a third state: some, but not all. */
export function Casilla({ checked, disabled, describedBy, onChange, children }: Props) {
  return (
    <Box
      as="label"
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="8"
      cursor={disabled ? 'not-allowed' : 'pointer'}
      color={disabled ? 'fg.muted' : undefined}
    >
      <Box
        as="input"
        width="4.5"
        height="4.5"
        flexShrink="0"
        accentColor="{colors.accent}"
        {...{
          ref: (box: HTMLInputElement | null) => {
            if (box) box.indeterminate = checked === null
          },
          type: 'checkbox',
          checked: checked === true,
          disabled,
          'aria-describedby': describedBy,
          onChange: () => onChange(checked !== true),
        }}
      />
      {children}
    </Box>
  )
}
