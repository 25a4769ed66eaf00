import { create } from 'zustand'

export interface BreadcrumbEntry {
  nombre: string
  path: string
  /** The current page, which is not a link. */
  activo: boolean
}

/** The bar under the navigation (G-04). The host fills it from remote.json. null: not known yet. */
export const useBreadcrumb = create<{ items: readonly BreadcrumbEntry[] | null }>(() => ({ items: null }))

export const setBreadcrumb = (items: readonly BreadcrumbEntry[] | null): void =>
  useBreadcrumb.setState({ items })
