/**
 * The frame of every page but sign-in, with what shows the sections, in one file with what only it uses
 * (entrega/build/page/door-chunks.ts).
 */
export { loadBeforeShowing, prefetchPages } from '@backoffice/entrega/page/sections'
export { AnyPath } from './AnyPath.tsx'
export { RemoteRoute } from './remotes/RemoteRoute.tsx'
export { ShellLayout } from './ShellLayout.tsx'
