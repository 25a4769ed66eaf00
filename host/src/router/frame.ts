/**
 * The frame of every page but sign-in, with what shows the sections, in one file with what only it uses
 * (tooling/federation/door-chunks.mjs).
 */
export { loadBeforeShowing, prefetchPages } from '../federation/sections'
export { AnyPath } from './AnyPath'
export { RemoteRoute } from './RemoteRoute'
export { ShellLayout } from './ShellLayout'
