import { z } from 'zod'

const path = z.string().regex(/^\/[\w\-/:]*$/)

export const breadcrumbItem = z.object({ nombre: z.string().min(1), path })

/** One page of a remote, as the host must know it before any code is downloaded. */
export const remoteRoute = z.object({
  path,
  title: z.string().min(1).optional(),
  permission: z.string().optional(),
  /** The last item is the active one. */
  breadcrumb: z.array(breadcrumbItem).optional(),
  /** This path only leads on to another one (D1). */
  redirect: path.optional(),
})

export const menuEntry = z.object({
  label: z.string().min(1),
  path,
  permission: z.string().optional(),
  order: z.number(),
  /** The dropdown it stands in; entries without one stand in the bar itself. */
  group: z.string().optional(),
})

/** `remote.json`: what a remote tells of itself; travels with the release. */
export const remoteManifest = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  base: path,
  /** The versions of @backoffice/shared it runs with, a semver range. */
  contract: z.string().min(1),
  routes: z.array(remoteRoute).min(1),
  menu: z.array(menuEntry),
  exposes: z.array(z.string().startsWith('./')).min(1),
})

/** One remote in use: its release, where its federation manifest is, and what it tells of itself. */
export const registryEntry = z.object({
  release: z.string().min(1),
  manifest: z.string().min(1),
  /** Hashes by file name, where a publisher tells them; nothing checks them yet. */
  integrity: z.record(z.string(), z.string()).optional(),
  remote: remoteManifest,
})

/** `/remotes.json`: the one mutable file of the composition. */
export const registry = z.object({
  format: z.literal(1),
  config: z.object({ adminApiBase: z.string().optional(), adminSiteBase: z.string().optional() }).optional(),
  remotes: z.record(z.string(), registryEntry),
})

export type BreadcrumbItem = z.output<typeof breadcrumbItem>
export type RemoteRoute = z.output<typeof remoteRoute>
export type MenuEntry = z.output<typeof menuEntry>
export type RemoteManifest = z.output<typeof remoteManifest>
export type RegistryEntry = z.output<typeof registryEntry>
export type Registry = z.output<typeof registry>
