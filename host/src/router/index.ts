export { createRouter } from './create-router'
export { takeAskedPath } from './asked-path'
