const CONTROLS = 'a[href], button, input, select, textarea, [role=option], [role=gridcell]'

/** Everything in a part of the page that somebody could press, choose or type in. */
export const controlsOf = (part: HTMLElement): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>(CONTROLS),
]
