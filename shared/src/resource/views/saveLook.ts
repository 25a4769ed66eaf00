import type { Aspecto, Lista } from '../../contract/index.ts'
import { api } from '../../http/api.ts'
import { aspectoChanged } from '../../stores/auth.ts'
import { viewCalls } from './viewCalls.ts'

type Look = Partial<Pick<Aspecto, 'columnas' | 'compacta'>>

let last: Promise<unknown> = Promise.resolve()

/** Shows a list in another way at once, and saves it; one call after the other, so that the last change is kept. */
export function saveLook(lista: Lista, look: Look): void {
  aspectoChanged(lista, look)
  last = last.then(() => api.post(viewCalls(lista).save, look)).catch(() => undefined)
}
