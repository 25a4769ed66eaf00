export { createRouter, type Pages } from './createRouter.tsx'
