/** How the remotes fare in this page, counted and told to the server; errors alone, and nothing of anybody. */
export { note } from './notes'
export { startTelemetry } from './start'
