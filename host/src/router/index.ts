export { createRouter } from './create-router'
