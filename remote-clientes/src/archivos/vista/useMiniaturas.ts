import { api, apiUrl } from '@backoffice/shared'
import type { Archivo } from '@backoffice/shared/contract'
import { useLoad } from '@backoffice/shared/resource'
import { useMemo } from 'react'

const PICTURES = ['png', 'jpg', 'jpeg', 'jfif', 'webp', 'gif']

const pedir = (id_cliente: string) => async (options: { signal: AbortSignal }) =>
  (await api.post('/clientes/miniaturas', { id_cliente }, { ...options, silent: true })).miniaturas

/** The small pictures of a client's pictures, by their ids; asked for again when a picture comes or changes. */
export function useMiniaturas(idCliente: string, rows: Archivo[], offered: boolean): Map<string, string> {
  const pictures = rows
    .filter(({ extension }) => PICTURES.includes(extension))
    .map(({ _id, version }) => `${_id} ${version}`)
    .join()
  const wanted = offered && pictures !== ''
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the pictures are what the answer depends on
  const { data } = useLoad(useMemo(() => (wanted ? pedir(idCliente) : null), [idCliente, wanted, pictures]))
  return useMemo(() => new Map((data ?? []).map(({ _id, url }) => [_id, apiUrl(url)])), [data])
}
