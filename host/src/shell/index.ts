export { NotFound } from './NotFound'
export { Shell } from './Shell'
