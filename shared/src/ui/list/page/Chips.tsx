import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { buttonRecipe } from '../../button/recipes.ts'
import { chipInUse, chipLine } from './chipLine.ts'

/** One ready-made query of a list: a link, so that Back, a new tab and a sent address work (D39). */
export interface Chip {
  label: string
  /** The list's address with this query; for a current chip, the address without it. */
  to: string
  /** The list shows this query now. */
  current: boolean
}

const ChipLink = chakra(RouterLink, buttonRecipe)

interface Props {
  /** Names them for screen readers. */
  label: string
  chips: Chip[]
  /** A small button behind them, which looks like one of them. */
  children?: ReactNode
}

/** The chips above a list. */
export const Chips = ({ label, chips, children }: Props) => (
  <chakra.nav aria-label={label} mb="3" data-no-print="">
    <chakra.div css={[chipLine, { '& > button': { borderRadius: 'full' } }]}>
      {chips.map(({ label, to, current }) => (
        <ChipLink
          key={label}
          to={to}
          size="sm"
          borderRadius="full"
          css={chipInUse}
          aria-current={current || undefined}
        >
          {label}
        </ChipLink>
      ))}
      {children}
    </chakra.div>
  </chakra.nav>
)
