import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { buttonRecipe } from '../../../button/recipes.ts'
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
    if (inUse) reveal(inUse)
  }, [])
  return (
    <chakra.nav aria-label={label} mb="3" data-no-print="">
      <chakra.div
        ref={line}
        // Browsers leave a chip that is half in sight where it is. Under a pointer the line keeps still.
        onFocus={({ target }) => target.matches(':focus-visible') && reveal(target)}
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

/** Moves the line, where it scrolls, until the whole of a chip is in sight. */
function reveal(chip: HTMLElement): void {
  const line = chip.parentElement
  if (!line) return
  const { offsetLeft: start, offsetWidth: width } = chip
  line.scrollLeft = Math.min(Math.max(line.scrollLeft, start + width + EDGE - line.clientWidth), start - EDGE)
}

/** How much of the next chip shows that the line goes on, in pixels. */
const EDGE = 40
