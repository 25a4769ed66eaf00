/** Whether a path is that of sign-in (G-15, G-22). The page's inline scripts (page/) use it, too. */
export const isSignIn = (path: string): boolean => path === '/' || /^\/login\/?$/i.test(path)
