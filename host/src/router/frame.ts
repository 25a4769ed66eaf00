/**
 * The frame of every page but sign-in, with what shows the sections, in one file with what only it uses
 * (entrega/build/door-chunks.mjs).
 */
export { loadBeforeShowing, prefetchPages } from '@backoffice/entrega/page/sections'
export { AnyPath } from './AnyPath'
export { RemoteRoute } from './RemoteRoute'
export { ShellLayout } from './ShellLayout'
