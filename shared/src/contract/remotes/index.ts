/**
 * `remote.json` and the registry of the remotes in use, each described once. The page downloads this, so it needs no
 * library.
 */
export * from './description'
export { jsonSchemaOf } from './jsonSchema'
export { startFilesIn } from './manifest'
export { membersOf, type Members } from './members'
export { problemIn } from './problem'
export * from './registry'
export * from './remote'
export { unproven } from './unproven'
