import type { RemoteSource } from '@backoffice/shared/contract'

/** Empty here: config/monolith.mjs puts a module with the workspace's remotes in this one's place. */
export const remotes: RemoteSource[] = []
/** `<remote>/./module` to the import of that module. */
export const modules: Record<string, () => Promise<unknown>> = {}
