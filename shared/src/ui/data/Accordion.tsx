import { chakra } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'
import { IconChevronDown } from '../icons/index.ts'
import { usePrinting } from '../hooks/usePrinting.ts'

/** A group of sections that open and close one by one. */
export function Accordion({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {children}
    </chakra.div>
  )
}

export interface AccordionSectionProps {
  title: string
  level?: 2 | 3
  defaultOpen?: boolean
  /** If given, the section is controlled. */
  open?: boolean
  onToggle?(open: boolean): void
  /** Buttons to the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * Heading, button and region, as in the ARIA pattern. A closed section stays mounted, so its fields keep their text.
 * The markup is our own, because Chakra's accordion would bring its state machines to the sign-in page.
 */
export function AccordionSection({
  title,
  level = 2,
  defaultOpen = true,
  open,
  onToggle,
  actions,
  children,
}: AccordionSectionProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultOpen)
  const shown = open ?? own
  // Readers of paper can't open a section.
  const printing = usePrinting()
  const toggle = () => {
    setOwn(!shown)
    onToggle?.(!shown)
  }
  return (
    <chakra.div bg="bg.surface" borderWidth="1px" borderRadius="lg" _print={{ borderWidth: '0' }}>
      <chakra.div
        display="flex"
        alignItems="center"
        pe={actions ? '3' : '0'}
        // Keeps a title from being the last line of a sheet.
        _print={{ breakAfter: 'avoid' }}
      >
        <chakra.h2 as={`h${level}`} flex="1" minWidth="0">
          <chakra.button
            type="button"
            id={`${id}b`}
            aria-expanded={shown}
            aria-controls={`${id}r`}
            onClick={toggle}
            display="flex"
            alignItems="center"
            gap="2"
            width="full"
            minHeight="12"
            py="2"
            ps={{ base: '3', md: '4' }}
            pe={{ base: '4', md: '5' }}
            fontWeight="semibold"
            textAlign="start"
            borderRadius="lg"
            cursor="pointer"
            _hover={{ bg: 'bg.subtle' }}
            _print={{ px: '0' }}
          >
            <chakra.span
              color="fg.muted"
              transition="rotate 200ms"
              rotate={shown ? '0deg' : '-90deg'}
              data-no-print=""
              display="inline-flex"
            >
              <IconChevronDown />
            </chakra.span>
            {title}
          </chakra.button>
        </chakra.h2>
        {actions && (
          <chakra.div data-no-print="" display="flex" gap="2">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div
        role="region"
        id={`${id}r`}
        aria-labelledby={`${id}b`}
        hidden={!shown && !printing}
        px={{ base: '4', md: '5' }}
        pt="2"
        pb="5"
        _print={{ px: '0', pt: '0', pb: '2' }}
        animation="appear 200ms ease-out"
      >
        {children}
      </chakra.div>
    </chakra.div>
  )
}
