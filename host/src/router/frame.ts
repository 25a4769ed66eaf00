/** The frame of every page but sign-in, in one file with what only it uses (tooling/federation/door-chunks.mjs). */
export { AnyPath } from './AnyPath'
export { ShellLayout } from './ShellLayout'
