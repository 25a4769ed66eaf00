/** The calendar's code, which loads when the first one opens; without it days are typed. */
export const loadCalendar = () => import('./Calendar').then((file) => file.Calendar)
