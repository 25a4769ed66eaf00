/** The preload and the program are two files once built, so that no variable of a module reaches from one to the other. */
const TRACED = Symbol.for('backoffice.traced')

export const noteTraced = (): void => void Object.assign(globalThis, { [TRACED]: true })

/** Whether the packages of this process are traced. */
export const isTraced = (): boolean => TRACED in globalThis
