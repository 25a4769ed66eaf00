import { createLateRegistry } from './late-registry.ts'

/** The page's only registry. What reads it comes with the frame, because sign-in needs no remote. */
export const registry = createLateRegistry(async () => {
  const { registry } = await import(/* webpackChunkName: "frame" */ './session-registry.ts')
  return registry
})
