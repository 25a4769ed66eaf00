/**
 * Counts how the remotes fare in this page and reports it to the server: loads and errors only, and nothing about
 * people.
 */
export { note } from './notes.ts'
export { startTelemetry } from './start.ts'
