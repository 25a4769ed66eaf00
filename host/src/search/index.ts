export { SearchBoxOnDemand } from './SearchBoxOnDemand.tsx'
export { BOX_KEYS, opensShortcuts, useOpenKeys } from './useOpenKeys.ts'
