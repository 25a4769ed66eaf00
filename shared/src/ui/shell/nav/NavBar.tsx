import { chakra } from '@chakra-ui/react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { IconButton } from '../../button/IconButton.tsx'
import { IconClose, IconMenu } from '../../icons/index.ts'
import { Logo } from '../../Logo.tsx'
import { Brand, type BrandProps } from '../Brand.tsx'
import { textos as comunes } from '../../ui.textos.ts'
import { NavDropdown } from './NavDropdown.tsx'
import { NavLeaf } from './NavLeaf.tsx'
import type { NavItem } from './nav.types.ts'
import { textos } from '../shell.textos.ts'

export interface NavBarProps {
  items: NavItem[]
  /** On the right: colour mode and the person. */
  end?: ReactNode
  homeTo?: string
  /** The office's own; by default the product's. */
  brand?: BrandProps | undefined
}

const HomeLink = chakra(RouterLink, { base: { display: 'flex', borderRadius: 'sm' } })
const listId = 'navegacion'

// On a tablet the entries need the room: the mark alone keeps the bar on one line.
const besideEntries = {
  '@media (min-width: 768px) and (max-width: 959px)': { '& [data-brand-name]': { srOnly: true } },
}

/** The bar at the top. Under 768 px a button hides its entries, if there are any. */
export function NavBar({ items, end, homeTo = '/dashboard', brand }: NavBarProps) {
  const [open, setOpen] = useState(false)
  const some = items.length > 0
  const close = () => setOpen(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={{ base: '1', md: '2' }}
      maxWidth="page"
      mx="auto"
      px={{ base: '4', md: '6' }}
      // Keeps the first row in place whether the entries below it are open or not.
      py={{ base: '1.5', md: '2' }}
      minHeight="var(--bar)"
    >
      {/* The logo's drawing is inset in its frame; this aligns its edge with the content. */}
      <chakra.div
        ms={brand?.logo ? '0' : '-3px'}
        minWidth="0"
        me={{ base: 'auto', md: some ? '4' : 'auto' }}
        css={some ? besideEntries : {}}
      >
        <HomeLink to={homeTo} aria-label={brand?.name ?? comunes.producto} onClick={close}>
          {brand ? <Brand {...brand} /> : <Logo name size={28} />}
        </HomeLink>
      </chakra.div>
      {some && (
        <chakra.nav
          aria-label={textos.navegacion}
          onKeyDown={onKeyDown}
          css={{
            flex: '1',
            '@media (max-width: 767px)': {
              display: open ? 'block' : 'none',
              order: '3',
              flex: '1 0 100%',
              pb: '3',
              // The bar is sticky: entries that do not fit below it scroll inside.
              maxHeight: 'calc(100dvh - var(--bar))',
              overflowY: 'auto',
              // Padding keeps the scroll box from cutting off the focus ring of an entry.
              px: '1',
              mx: '-1',
            },
          }}
        >
          <chakra.ul
            id={listId}
            listStyleType="none"
            css={{
              display: 'flex',
              gap: '1',
              '@media (max-width: 767px)': { flexDirection: 'column', borderTopWidth: '1px', pt: '2' },
            }}
          >
            {items.map((item) => (
              <li key={item.label}>
                {'items' in item ? (
                  <NavDropdown {...item} onChosen={close} />
                ) : (
                  <NavLeaf entry={item} onChosen={close} />
                )}
              </li>
            ))}
          </chakra.ul>
        </chakra.nav>
      )}
      {end}
      {some && (
        <chakra.div css={{ display: 'none', '@media (max-width: 767px)': { display: 'block' } }}>
          <IconButton
            label={open ? textos.cerrarMenu : textos.abrirMenu}
            icon={open ? <IconClose /> : <IconMenu />}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          />
        </chakra.div>
      )}
    </chakra.div>
  )
}
