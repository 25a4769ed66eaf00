/** `remote.json` and the registry, each described once, without a library, because the page downloads this. */
export * from './description.ts'
export { startFilesIn } from './manifest.ts'
export { membersOf, unproven } from './members.ts'
export { problemIn } from './problem.ts'
export * from './registry.ts'
export * from './remote.ts'
