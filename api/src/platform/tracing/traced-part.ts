/** The part of the requests that is traced, from 0 to 1; all of them if the setting says nothing or makes no sense. */
export function tracedPart(env: { OTEL_TRACES_SAMPLER_ARG?: string | undefined }): number {
  const text = env.OTEL_TRACES_SAMPLER_ARG?.trim()
  const part = text ? Number(text) : 1
  return part >= 0 && part <= 1 ? part : 1
}
