import * as shared from '@backoffice/shared'
import * as router from '@backoffice/shared/router'
import * as ui from '@backoffice/shared/ui'
// Lent to remotes of other repositories, not used here.
// eslint-disable-next-line @typescript-eslint/no-restricted-imports
import * as axios from 'axios'
import React from 'react'
import * as jsx from 'react/jsx-runtime'
import ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'
import * as zustand from 'zustand'

/** A copy of a package or door that the page has and remotes use; none of them brings one. */
export type Copy = { version: string } & (
  | { lib(): unknown }
  // Federation takes a function that gives the module.
  | { get(): Promise<() => unknown> }
)

const here = (version: string, lib: unknown): Copy => ({ version, lib: () => lib })
const later = (version: string, load: () => Promise<unknown>): Copy => ({
  version,
  get: () => load().then((lib) => () => lib),
})

/** The build replaces it with the versions of the installed packages (entrega/build/config/host.ts). */
const versions = (process.env.COPIES ?? {}) as Record<string, string>
const own = process.env.SHARED_VERSION ?? ''
const door = (load: () => Promise<unknown>) => later(own, load)
const versionOf = (name: string) => versions[name] ?? ''

/**
 * Everything that the host lends, by the request with which remotes import it (a test compares it with the doors of
 * shared). What every page loads is given at once.
 */
export const copies: Record<string, Copy> = {
  react: here(versionOf('react'), React),
  'react/jsx-runtime': here(versionOf('react'), jsx),
  'react-dom': here(versionOf('react-dom'), ReactDom),
  'react-dom/client': here(versionOf('react-dom'), ReactDomClient),
  zustand: here(versionOf('zustand'), zustand),
  axios: here(versionOf('axios'), axios),
  '@backoffice/shared': here(own, shared),
  '@backoffice/shared/router': here(own, router),
  '@backoffice/shared/ui': here(own, ui),
  '@backoffice/shared/ui/shell': door(() => import('@backoffice/shared/ui/shell')),
  '@backoffice/shared/ui/list': door(() => import('@backoffice/shared/ui/list')),
  '@backoffice/shared/ui/dialog': door(() => import('@backoffice/shared/ui/dialog')),
  '@backoffice/shared/ui/form': door(() => import('@backoffice/shared/ui/form')),
  '@backoffice/shared/ui/select': door(() => import('@backoffice/shared/ui/select')),
  '@backoffice/shared/ui/date': door(() => import('@backoffice/shared/ui/date')),
  '@backoffice/shared/ui/money': door(() => import('@backoffice/shared/ui/money')),
  '@backoffice/shared/ui/chart': door(() => import('@backoffice/shared/ui/chart')),
  '@backoffice/shared/resource': door(() => import('@backoffice/shared/resource')),
  '@backoffice/shared/form': door(() => import('@backoffice/shared/form')),
  '@backoffice/shared/format': door(() => import('@backoffice/shared/format')),
  '@backoffice/shared/cliente': door(() => import('@backoffice/shared/cliente')),
}

if (process.env.NODE_ENV !== 'production')
  copies['react/jsx-dev-runtime'] = later(versionOf('react'), () => import('react/jsx-dev-runtime'))
