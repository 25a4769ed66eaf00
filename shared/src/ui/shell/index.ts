/** The frame around every screen; only the host uses it. */
export { NavBar, type NavBarProps } from './NavBar'
export type { NavEntry, NavItem } from './nav.types'
export { AlertList, type AlertListProps } from './AlertList'
export type { AlertItem } from './AlertCard'
export { LoaderOverlay } from './LoaderOverlay'
export { PrintMargins } from './PrintMargins'
export { BreadcrumbBar, type BreadcrumbItem } from './BreadcrumbBar'
export { Shell, contentId, type ShellProps } from './Shell'
