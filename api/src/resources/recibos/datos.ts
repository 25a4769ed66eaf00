import type pg from 'pg'
import { defineTablas } from '../../platform/rows/datos.ts'

export default defineTablas({
  recibos: { deCliente: { entidad: 'recibo', borrar: (client, { ids }) => forget(client, ids) } },
})

/** Receipts keep their numbers, which have no gaps, and what was paid; nobody can read them by an address any more. */
async function forget(client: pg.Client, ids: string[]): Promise<void> {
  await client.query(
    'delete from enlaces_recibos where id_locatario = locatario() and id_recibo = any ($1::uuid[])',
    [ids],
  )
  await client.query(
    `update recibos set datos = datos || '{"cliente": {"nombre": "Cliente borrado", "razon_social": "", "rfc": ""}}'
     where id_locatario = locatario() and _id = any ($1::uuid[])`,
    [ids],
  )
}
