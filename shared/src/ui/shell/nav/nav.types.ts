/** An item of the navigation: a page or an action. */
export type NavEntry = { label: string; to: string } | { label: string; onSelect(): void }

/** An entry of the bar, or a group of entries in a dropdown. */
export type NavItem = NavEntry | { label: string; items: NavEntry[] }
