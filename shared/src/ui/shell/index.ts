/** The frame around every screen; only the host uses it. */
export { NavBar, type NavBarProps } from './NavBar.tsx'
export type { NavEntry, NavItem } from './nav.types.ts'
export { AlertList, type AlertListProps } from './AlertList.tsx'
export type { AlertItem } from './AlertCard.tsx'
export { LoaderOverlay } from './LoaderOverlay.tsx'
export { PrintMargins } from './PrintMargins.tsx'
export { BreadcrumbBar, type BreadcrumbItem } from './BreadcrumbBar.tsx'
export { Shell, contentId, type ShellProps } from './Shell.tsx'
