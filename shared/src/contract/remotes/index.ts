/**
 * `remote.json` and the registry of the remotes in use, each described once. The page downloads this, so it needs no
 * library.
 */
export * from './description.ts'
export { jsonSchemaOf } from './jsonSchema.ts'
export { startFilesIn } from './manifest.ts'
export { membersOf, type Members } from './members.ts'
export { problemIn } from './problem.ts'
export * from './registry.ts'
export * from './remote.ts'
export { unproven } from './unproven.ts'
