/** The calendar's code, which loads when the first one opens; without it days are typed. */
export const loadCalendar = () => import('./Calendar.tsx').then((file) => file.Calendar)
