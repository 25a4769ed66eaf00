import type { Lote, RequestOf } from '../../contract/index.ts'
import { api } from '../../http/api.ts'
import type { CallOptions } from '../../http/callOptions.ts'
import type { DatosDeLote, Elegidos, ListaConLotes } from './types.ts'

/** Begins a batch; it goes on in the server after the answer (D59). */
export async function beginLote(
  lista: ListaConLotes,
  accion: Lote['accion'],
  elegidos: Elegidos,
  datos: DatosDeLote,
  options: Pick<CallOptions, 'idempotencyKey'>,
): Promise<Lote> {
  const body = { accion, ...elegidos, ...datos } as RequestOf<'/asesorias/crear_lote'>
  // The two calls share what is sent here.
  return (await api.post(`/${lista}/crear_lote` as '/asesorias/crear_lote', body, options)).lote
}
