/** The event of the window after which the page itself says that the application did not come (page/failure.ts). */
export const NO_PROGRAM = 'sinprogramas'
