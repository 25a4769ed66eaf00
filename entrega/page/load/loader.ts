import type { RegistryEntry, StartFiles } from '@backoffice/shared/contract'
import { satisfies } from '@backoffice/shared/contract/versions'
import { kindOf } from '../failures/code-error.ts'
import type { Release, runtime as federation } from '../federation/runtime.ts'
import { allowUnsealed } from '../files/hashes.ts'
import { isLocalRelease } from '../overrides/overrides.ts'
import type { RegistryClient } from '../registry/registry.ts'
import { absolute } from '../federation/manifests.ts'
import { fail, mayBeReplaced, ok, type Failure, type Result } from '../failures/result.ts'

export interface LoaderParts {
  registry: RegistryClient
  runtime: typeof federation
  loadManifest(entry: RegistryEntry): Promise<Result<StartFiles>>
  /** The version of @backoffice/shared in this page. */
  sharedVersion: string
  /** Called with each new answer of `load`. */
  asked?: (name: string, answer: Promise<Result<unknown>>) => void
  /** Called when a module of a remote has run. */
  ranNow?: (name: string, entry: RegistryEntry) => void
  /**
   * Begins the page anew with this release's files, unless something typed would be lost, and says whether it does: a
   * browser runs each ES module once per page.
   */
  beginAnew?: (manifest: string) => boolean
}

interface Known {
  generation: number
  /** The release whose files are known, and in which generation. */
  ready?: { manifest: string; generation: number; release: Promise<Result<Release>> }
  ran?: Release
  fetched?: string
  answers: Map<string, Promise<Result<unknown>>>
}

export type Loader = ReturnType<typeof createLoader>

export function createLoader(parts: LoaderParts) {
  const { registry, runtime, sharedVersion } = parts
  const remotes = new Map<string, Known>()
  const listeners = new Set<() => void>()

  function known(name: string): Known {
    const found = remotes.get(name) ?? { generation: 0, answers: new Map() }
    remotes.set(name, found)
    return found
  }
  const ran = (name: string): string | undefined => known(name).ran?.entry.release

  async function entryOf(name: string): Promise<Result<RegistryEntry>> {
    const asked = await registry.load()
    if (!asked.ok) return asked
    const entry = asked.value.remotes[name]
    if (!entry) return fail('missing', new Error(`remotes.json has no ${name}`))
    if (entry.refused !== undefined) return fail('unavailable', new Error(entry.refused))
    if (entry.disabled) return disabledBy(name, entry.disabled.reason)
    const range = entry.remote.contract
    // This check comes before any code of the remote runs.
    if (!satisfies(sharedVersion, range))
      return fail('contract', new Error(`${name} wants ${range}, here is ${sharedVersion}`))
    return ok(entry)
  }

  /** The release to load, with the files that it starts with. */
  async function prepare(name: string): Promise<Result<Release>> {
    const remote = known(name)
    const { ready, generation } = remote
    // A remote that has run keeps its release, because two releases in one page would mix.
    if (ready?.generation === generation && remote.ran) return ready.release
    const asked = await entryOf(name)
    if (!asked.ok) return asked
    const { manifest } = asked.value
    if (remote.ready?.generation !== generation || remote.ready.manifest !== manifest)
      remote.ready = { manifest, generation, release: learn(name, asked.value) }
    return remote.ready.release
  }

  async function learn(name: string, entry: RegistryEntry): Promise<Result<Release>> {
    const remote = known(name)
    const { generation } = remote
    if (isLocalRelease(entry)) allowUnsealed(absolute(entry.manifest))
    const start = await parts.loadManifest(entry)
    if (start.ok) return ok({ name, entry, start: start.value, generation })
    delete remote.ready
    return start
  }

  async function attempt(name: string, expose: string): Promise<Result<unknown>> {
    const release = await prepare(name)
    if (!release.ok) return release
    try {
      const module = await runtime.load(release.value, expose)
      known(name).ran = release.value
      parts.ranNow?.(name, release.value.entry)
      return ok(module)
    } catch (cause) {
      return fail(kindOf(cause), cause)
    }
  }

  /** Files disappear under an open tab when there is a newer release: takes it, unless the remote has already run. */
  async function loadNewest(name: string, expose: string): Promise<Result<unknown>> {
    if (ran(name) === undefined) await registry.recent()
    await registry.load()
    const before = registry.current()?.remotes[name]?.release
    const result = await attempt(name, expose)
    if (result.ok || !mayBeReplaced(result.failure) || ran(name) !== undefined) return result
    const now = await published(name)
    if (now === undefined || now === before) return result
    known(name).generation += 1
    return attempt(name, expose)
  }

  /** Asks the registry for the release that it names now. */
  async function published(name: string): Promise<string | undefined> {
    const asked = await registry.refresh()
    return asked.ok ? asked.value.remotes[name]?.release : undefined
  }

  /** Prefetches what the first page of a remote needs, without showing it; fetches nothing twice. */
  async function preload(name: string): Promise<void> {
    const remote = known(name)
    const release = await prepare(name)
    if (!release.ok || remote.ran || remote.fetched === release.value.entry.manifest) return
    remote.fetched = release.value.entry.manifest
    await runtime.preload(release.value).catch(() => delete remote.fetched)
  }

  return {
    published,
    preload,
    /** Starts federation before anybody asks for a remote. If it fails, whoever asks first tries again. */
    start: async (): Promise<void> => void (await runtime.start().catch(() => undefined)),
    /** Loads an exposed module of a remote; gives the same answer until `retry`. */
    load(name: string, expose: string): Promise<Result<unknown>> {
      const { answers } = known(name)
      const given = answers.get(expose)
      if (given) return given
      const answer = loadNewest(name, expose)
      answers.set(expose, answer)
      parts.asked?.(name, answer)
      return answer
    },
    /** Forgets what is known about a remote, so that the next `load` requests everything again. */
    retry(name: string): void {
      const remote = known(name)
      if (remote.ran?.start.module && parts.beginAnew?.(absolute(remote.ran.entry.manifest))) return
      remote.generation += 1
      remote.answers.clear()
      void registry.refresh()
      for (const listener of listeners) listener()
    },
    /** Increases with every retry; part of the key of all that shows the remote. */
    generation: (name: string): number => known(name).generation,
    /** The release whose code has run in this page. */
    ran,
    /** The release that this page would show: the one that ran, or else the one that the registry last named. */
    release: (name: string): string | undefined => ran(name) ?? registry.current()?.remotes[name]?.release,
    /**
     * Runs a module before anybody asks for it, so that a visit only shows it. This counts as no visit: the page keeps to
     * no release, and if it fails, nobody notices. @returns the module, or undefined if it did not run now
     */
    async warm(name: string): Promise<unknown> {
      await preload(name)
      const remote = known(name)
      const visited = () => remote.answers.size > 0
      if (visited() || remote.fetched === undefined) return undefined
      const release = await prepare(name)
      if (!release.ok) return undefined
      return runtime.load(release.value, './module').catch(() => {
        if (!visited()) remote.generation += 1
      })
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The failure of a remote that an operator has disabled. */
export const disabledBy = (name: string, reason: string): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { kind: 'disabled', cause: new Error(`${name} is turned off: ${reason}`), reason },
})
