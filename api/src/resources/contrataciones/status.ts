import type { StatusContratacion } from '@backoffice/shared/contract'

/** What a purchase is on a day of the office (D14): only the cancellation is stored. A future start counts as active. */
export function statusOf(
  { cancelacion, fecha_fin }: { cancelacion: string | null; fecha_fin: string },
  today: string,
): StatusContratacion {
  if (cancelacion !== null) return 2
  // Days as text compare as days do.
  return fecha_fin < today ? 1 : 0
}
