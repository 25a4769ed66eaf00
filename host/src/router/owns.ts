/** Whether a path lies under a remote's base. The page's inline script (page/early.ts) asks it, too. */
export const owns = (base: string, path: string): boolean => path === base || path.startsWith(`${base}/`)
