export { NotFound } from './NotFound.tsx'
export { Shell } from './Shell.tsx'
