/** For the tests of the page and of the host: the workspace's registry, and what stands in for its remotes. */
export { registryHandlers, registryServer, staging, workspaceRegistry } from './registry.ts'
export { standIn } from '../registry/guard-registry.ts'
