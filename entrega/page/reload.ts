/** A module of its own, because a test's page can't reload. */
export const reload = (): void => window.location.reload()
