import type { StatusContratacion } from '@backoffice/shared/contract'

/**
 * The status of a purchase on a day of the office (D14): only the cancellation is stored. A purchase that starts in the
 * future counts as active.
 */
export function statusOf(
  { cancelacion, fecha_fin }: { cancelacion: string | null; fecha_fin: string },
  today: string,
): StatusContratacion {
  if (cancelacion !== null) return 2
  // ISO days compare correctly as text.
  return fecha_fin < today ? 1 : 0
}
