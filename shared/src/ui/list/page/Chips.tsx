import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
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
  /** What opening it does besides. */
  onOpen?: () => void
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
export function Chips({ label, chips, children }: Props) {
  const line = useRef<HTMLDivElement>(null)
  // On a phone the chip in use may lie beyond the line's end; later the line moves only by hand.
  useEffect(() => {
    const inUse = line.current?.querySelector<HTMLElement>('[aria-current]')
    if (line.current && inUse)
      line.current.scrollLeft = inUse.offsetLeft + inUse.offsetWidth - line.current.clientWidth + EDGE
  }, [])
  return (
    <chakra.nav aria-label={label} mb="3" data-no-print="">
      <chakra.div
        ref={line}
        css={[chipLine, { position: 'relative', '& > button': { borderRadius: 'full' } }]}
      >
        {chips.map(({ label, to, current, onOpen }) => (
          <ChipLink
            key={label}
            to={to}
            size="sm"
            borderRadius="full"
            css={chipInUse}
            aria-current={current || undefined}
            onClick={onOpen}
          >
            {label}
          </ChipLink>
        ))}
        {children}
      </chakra.div>
    </chakra.nav>
  )
}

/** How much of the next chip shows that the line goes on, in pixels. */
const EDGE = 40
