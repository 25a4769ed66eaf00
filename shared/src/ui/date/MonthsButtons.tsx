import { chakra } from '@chakra-ui/react'
import { enMeses } from '../../format/fechas/calendario.ts'
import { Button } from '../button/Button.tsx'

export interface MonthsButtonsProps {
  /** What is chosen, for screen readers: «Duración». */
  label: string
  /** The length that the form has now. */
  current: number | null
  onChoose(months: number): void
}

const usual = [1, 3, 6, 12]

/** The usual lengths of a period, one press each: 1, 3, 6 and 12 months. */
export const MonthsButtons = ({ label, current, onChoose }: MonthsButtonsProps) => (
  <chakra.div role="group" aria-label={label} display="flex" flexWrap="wrap" gap="2">
    {usual.map((months) => (
      <Button
        key={months}
        size="sm"
        variant={months === current ? 'primary' : 'secondary'}
        aria-pressed={months === current}
        onClick={() => onChoose(months)}
      >
        {enMeses(months)}
      </Button>
    ))}
  </chakra.div>
)
