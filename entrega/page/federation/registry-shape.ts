import type {
  CanaryEntry,
  PinnedEntry,
  Registry,
  RegistryEntry,
  RemoteManifest,
  StartFiles,
} from '@backoffice/shared/contract'
import { boolean, type Check, dictionary, list, literal, number, optional, shape, text } from './check'

const path = text(/^\/[\w\-/:]*$/)
const filled = text(/^[^]+$/)
const permission = /^[a-z][a-z0-9_-]*(\.[a-z][a-z0-9_-]*){1,4}$/

/** Says what is wrong with a `remote.json`; the build uses this check, too (entrega/build). */
export const remoteProblem = shape<RemoteManifest>({
  name: text(/^[a-z][a-z0-9-]*$/),
  title: optional(filled),
  base: path,
  contract: filled,
  routes: list(
    shape({
      path,
      title: optional(filled),
      permission: optional(text()),
      breadcrumb: optional(list(shape({ nombre: filled, path }))),
      redirect: optional(path),
    }),
    1,
  ),
  menu: list(
    shape({ label: filled, path, permission: optional(text()), order: number, group: optional(text()) }),
  ),
  exposes: list(text(/^\.\//), 1),
  permissions: optional(
    list(shape({ permission: text(permission), label: filled, asesor: optional(boolean) })),
  ),
  found: optional(
    list(
      shape({
        of: filled,
        path: text(/^\/[\w\-/]*\/:id(\?[\w\-=&]*)?$/),
        label: optional(filled),
        permission: optional(text()),
        call: optional(path),
      }),
    ),
  ),
})

const files = list(filled)

const release = {
  release: filled,
  manifest: filled,
  integrity: optional(dictionary(text())),
  start: optional(
    shape<StartFiles>({
      entry: filled,
      global: optional(filled),
      exposes: dictionary(shape({ js: files, css: files })),
    }),
  ),
  evidence: optional(shape({ key: text(), at: text() })),
  remote: remoteProblem,
}

/**
 * Says what is wrong with one remote's entry in the registry: with the release in use. Its canary and pins have their
 * own checks, because they are not for all sessions.
 */
export const entryProblem = shape<Omit<RegistryEntry, 'canary' | 'pins'>>({
  ...release,
  disabled: optional(shape({ reason: text(), now: optional(boolean) })),
})

/** Says what is wrong with an entry's canary. */
export const canaryProblem = shape<CanaryEntry>({ ...release, share: number })

/** Says what is wrong with the release of one empresa. */
export const pinProblem = shape<PinnedEntry>(release)

/** Says what is wrong with the registry itself; its entries have their own check. */
export const registryProblem = shape<Omit<Registry, 'remotes'> & { remotes: Record<string, unknown> }>({
  format: literal(1),
  log: optional(number),
  host: optional(shape({ release: filled })),
  config: optional(
    shape({
      adminApiBase: optional(text()),
      adminSiteBase: optional(text()),
      // overrides.ts checks this member: a wrong one must not cost any section.
      overrides: (() => null) as Check<string[] | undefined>,
      evidence: optional(list(text())),
    }),
  ),
  remotes: dictionary<unknown>((() => null) satisfies Check<unknown>),
})
