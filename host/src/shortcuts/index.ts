export { ShortcutsOnDemand } from './ShortcutsOnDemand.tsx'
