/** The part of the requests that is traced, from 0 to 1; all of them if the setting says nothing or makes no sense. */
export function tracedPart(env: { OTEL_TRACES_SAMPLER_ARG?: string | undefined }): number {
  const text = env.OTEL_TRACES_SAMPLER_ARG?.trim()
  const part = text ? Number(text) : 1
  return part >= 0 && part <= 1 ? part : 1
}
/** The preload and the program are two files once built, so that no variable of a module reaches from one to the other. */
const TRACED = Symbol.for('backoffice.traced')

export const noteTraced = (): void => void Object.assign(globalThis, { [TRACED]: true })

/** Whether the packages of this process are traced. */
export const isTraced = (): boolean => TRACED in globalThis
