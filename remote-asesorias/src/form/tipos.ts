import type { TipoAsesoria } from '@backoffice/shared/contract'
import { etiquetaTipoAsesoria } from '@backoffice/shared/format'

/** The kinds of advisory to choose from. */
export const tipos = ([0, 1, 2] as const).map((value: TipoAsesoria) => ({
  value,
  label: etiquetaTipoAsesoria(value),
}))
