export { createRouter } from './create-router.tsx'
