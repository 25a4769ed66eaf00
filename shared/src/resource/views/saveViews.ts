import type { Lista, Vista } from '../../contract/index.ts'
import { api } from '../../http/api.ts'
import { addAlert, ALERT_DURATION } from '../../stores/alerts.ts'
import { aspectoChanged } from '../../stores/auth.ts'
import { viewCalls } from './viewCalls.ts'
import { textos } from './views.textos.ts'

/**
 * Saves the whole set of a list's views, as they were read with this version (D57).
 * @returns the new version
 */
export async function saveViews(lista: Lista, vistas: Vista[], read: number): Promise<number> {
  const { version } = await api.post(viewCalls(lista).save, { vistas, version: read })
  const start = vistas.find(({ inicio }) => inicio)
  aspectoChanged(lista, {
    inicio: start ? { consulta: start.consulta, columnas: start.columnas } : null,
    vistas,
  })
  return version
}

/** Says that a view is deleted; «Deshacer» puts it back in its place, among the views that there are then. */
export function tellRemoved(lista: Lista, vista: Vista, place: number, onRestored: () => void): void {
  const run = async () => {
    const { vistas, version } = await api.post(viewCalls(lista).read, {})
    const inicio = vista.inicio && !vistas.some((one) => one.inicio)
    await saveViews(lista, vistas.toSpliced(place, 0, { ...vista, inicio }), version)
    onRestored()
  }
  addAlert(textos.eliminada, 'success', ALERT_DURATION, {
    label: textos.deshacer,
    // Whatever failed has said so.
    run: () => run().catch(() => undefined),
  })
}
