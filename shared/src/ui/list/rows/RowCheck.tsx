import { chakra } from '@chakra-ui/react'

const Box = chakra('input', {
  base: { width: '4.5', height: '4.5', accentColor: '{colors.accent}', cursor: 'pointer' },
})

export interface RowCheckProps {
  label: string
  checked: boolean
  /** Some of those that it stands for are chosen. */
  mixed?: boolean
  /** Takes the focus when it appears. */
  first?: boolean
  onChange(checked: boolean): void
}

/** The check of a row, or that of all the rows of a page. */
export function RowCheck({ label, checked, mixed = false, first = false, onChange }: RowCheckProps) {
  return (
    <chakra.label display="inline-flex" p="1.5" m="-1.5" cursor="pointer" verticalAlign="middle">
      <Box
        ref={(box: HTMLInputElement | null) => void (box && (box.indeterminate = mixed))}
        type="checkbox"
        // «Seleccionar», which was pressed, is gone.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={first}
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </chakra.label>
  )
}
