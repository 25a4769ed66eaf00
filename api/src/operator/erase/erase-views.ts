import type { Vista } from '@backoffice/shared/contract'
import type pg from 'pg'
import type { Quotes } from './identity.ts'

/** Deletes the views of a list that quote the client, in their name or in their question. */
export async function eraseViews(client: pg.Client, quotes: Quotes): Promise<void> {
  const { rows: sets } = await client.query<{ id_usuario: string; lista: string; vistas: Vista[] }>(
    `select id_usuario, lista, vistas from vistas
     where id_locatario = locatario() and vistas <> '[]' order by id_usuario, lista for update`,
  )
  for (const { id_usuario, lista, vistas } of sets) {
    const kept = vistas.filter(
      ({ nombre, consulta }) => !quotes.in([nombre, ...new URLSearchParams(consulta ?? '').values()]),
    )
    if (kept.length === vistas.length) continue
    await client.query(
      `update vistas set vistas = $3, version = version + 1
       where id_locatario = locatario() and id_usuario = $1 and lista = $2`,
      [id_usuario, lista, JSON.stringify(kept)],
    )
  }
}
