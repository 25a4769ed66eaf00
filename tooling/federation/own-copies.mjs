// Part of the host's bundle (late-federation.mjs), not of the tooling.

/**
 * @typedef {(() => unknown) | Promise<() => unknown>} Copy
 * @typedef {{ shareKey: string, eager: boolean, fallback: () => Copy }} Consumed
 * @typedef {{
 *   m: Record<string, (module: { exports: unknown }) => void>,
 *   consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, Consumed> },
 * }} WebpackRequire
 */

/**
 * What the host took before federation was there. Federation learns of it when it starts (started-runtime.mjs).
 * @type {Set<Consumed>}
 */
export const taken = new Set()

/** @param {WebpackRequire} webpackRequire @param {string} id */
function take({ consumesLoadingData }, id) {
  const consumed = /** @type {Consumed} */ (consumesLoadingData.moduleIdToConsumeDataMapping[id])
  taken.add(consumed)
  return consumed.fallback()
}

/**
 * Stands in for federation until the page needs it: the host's shared modules are its own copies, which federation
 * would choose as well, because no remote has run yet.
 */
export default {
  bundlerRuntime: {
    init() {},
    /** @param {{ initialConsumes: string[], webpackRequire: WebpackRequire }} page */
    installInitialConsumes({ initialConsumes, webpackRequire }) {
      for (const id of initialConsumes)
        webpackRequire.m[id] = (module) => {
          module.exports = /** @type {() => unknown} */ (take(webpackRequire, id))()
        }
    },
    /**
     * @param {{
     *   chunkId: string, promises: Promise<unknown>[], chunkMapping: Record<string, string[]>,
     *   installedModules: Record<string, Promise<unknown> | 0>, webpackRequire: WebpackRequire,
     * }} chunk
     */
    consumes({ chunkId, promises, chunkMapping, installedModules, webpackRequire }) {
      for (const id of chunkMapping[chunkId] ?? []) {
        if (installedModules[id] === 0) continue
        const loading =
          installedModules[id] ??
          Promise.resolve(take(webpackRequire, id)).then(
            (copy) => {
              installedModules[id] = 0
              webpackRequire.m[id] = (module) => {
                module.exports = copy()
              }
            },
            (error) => {
              Reflect.deleteProperty(installedModules, id)
              throw error
            },
          )
        promises.push((installedModules[id] = loading))
      }
    },
  },
}
