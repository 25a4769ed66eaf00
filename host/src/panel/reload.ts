/** Apart from its callers, since no test page can do it. */
export const reload = (): void => window.location.reload()
