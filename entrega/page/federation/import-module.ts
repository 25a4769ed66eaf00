/** The browser's own import, of which the bundler knows nothing. A file of its own, so that tests can stand in for it. */
export const importModule = (address: string): Promise<unknown> => import(/* webpackIgnore: true */ address)
