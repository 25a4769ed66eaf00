import { chakra } from '@chakra-ui/react'
import { Link } from '../page/Link.tsx'
import { IconChevronRight } from '../icons/index.ts'
import { textos } from './shell.textos.ts'

export interface BreadcrumbItem {
  nombre: string
  path: string
  activo: boolean
}

/** The breadcrumb; the active item is not a link (G-04). null: not known yet, but the bar keeps its place. */
export function BreadcrumbBar({ items }: { items: readonly BreadcrumbItem[] | null }) {
  if (items?.length === 0) return null
  return (
    <chakra.nav aria-label={textos.ruta} data-no-print="" borderBottomWidth="1px" bg="bg.surface">
      <chakra.ol
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        listStyleType="none"
        maxWidth="page"
        mx="auto"
        px={{ base: '4', md: '6' }}
        // On a phone an alert is as wide as the window, so the links end above it.
        py={{ base: '1', md: '2' }}
        fontSize="sm"
      >
        {items === null && <chakra.li aria-hidden="true" minHeight="6" />}
        {items?.map(({ nombre, path, activo }, index) => (
          <chakra.li key={`${path}${nombre}`} display="flex" alignItems="center" minHeight="6">
            {index > 0 && (
              <chakra.span color="fg.muted" mx="1.5" display="inline-flex">
                <IconChevronRight size={14} />
              </chakra.span>
            )}
            {activo ? (
              <chakra.span aria-current="page" color="fg.muted">
                {nombre}
              </chakra.span>
            ) : (
              <Link to={path}>{nombre}</Link>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
}
