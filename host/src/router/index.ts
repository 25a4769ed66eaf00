export { createRouter } from './createRouter.tsx'
