import type { RemoteSource } from '@backoffice/shared/contract'

/** Empty here: config.ts replaces it with a module that imports the workspace's remotes. */
export const remotes: RemoteSource[] = []
/** Maps `<remote>/./module` to the import of that module. */
export const modules: Record<string, () => Promise<unknown>> = {}
