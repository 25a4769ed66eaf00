/** Whether a path is under a remote's base. The page's inline script (page/early.ts) uses it, too. */
export const owns = (base: string, path: string): boolean => path === base || path.startsWith(`${base}/`)
