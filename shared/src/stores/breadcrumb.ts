import { create } from 'zustand'

export interface BreadcrumbEntry {
  nombre: string
  path: string
  /** Where the person is: no link. */
  activo: boolean
}

/** The bar under the navigation (G-04). The host fills it from remote.json. */
export const useBreadcrumb = create<{ items: readonly BreadcrumbEntry[] }>(() => ({ items: [] }))

export const setBreadcrumb = (items: readonly BreadcrumbEntry[]): void => useBreadcrumb.setState({ items })
