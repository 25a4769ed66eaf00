import { chakra } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import type { Chip } from './chips/Chips.tsx'

const Tab = chakra(RouterLink, {
  base: {
    flexShrink: '0',
    py: '2',
    mb: '-1px',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    borderTopRadius: 'sm',
    _hover: { color: 'fg', borderColor: 'border.control' },
    '&[aria-current]': { color: 'accent.text', borderColor: 'accent' },
  },
})

interface Props {
  /** Names them for screen readers. */
  label: string
  tabs: Chip[]
}

/** The views of one page, each with an address of its own (`?vista=`): links, underlined where one is. */
export const Tabs = ({ label, tabs }: Props) => (
  <chakra.nav
    aria-label={label}
    display="flex"
    gap="5"
    mb="4"
    borderBottomWidth="1px"
    overflowX={{ base: 'auto', sm: 'visible' }}
    data-no-print=""
  >
    {tabs.map(({ label, to, current }) => (
      <Tab key={label} to={to} aria-current={current ? 'page' : undefined}>
        {label}
      </Tab>
    ))}
  </chakra.nav>
)
