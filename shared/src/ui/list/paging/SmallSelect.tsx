import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { controlRecipe } from '../../input/recipe.ts'

const Control = chakra('select', controlRecipe)

export interface SmallSelectProps {
  label: string
  value: string
  options: { value: string; label: string }[]
  onChange(value: string): void
}

/** A native select with its label beside it: the smallest control that works everywhere. */
export function SmallSelect({ label, value, options, onChange }: SmallSelectProps) {
  const id = useId()
  return (
    <chakra.div display="flex" alignItems="center" gap="2">
      <chakra.label htmlFor={id} fontSize="sm" color="fg.muted" whiteSpace="nowrap">
        {label}
      </chakra.label>
      <Control
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        width="auto"
        minHeight="8"
        py="1"
        px="2"
        fontSize="sm"
        cursor="pointer"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Control>
    </chakra.div>
  )
}
