import type pg from 'pg'
import { quotesOf } from './identity.ts'
import { findMentions, type Mention } from './mentions.ts'
import { tablesOfCliente } from '../../tables.ts'
import { samePerson } from './same-person.ts'
import { READ_EVERYTHING } from '../../platform/database/migrations/backup-policy.ts'

/** The client whose data will be erased, and the related records. */
export interface Subject {
  id: string
  idLocatario: string
  empresa: string
  nombre: string
  /** By table, how many rows belong to the client; only tables whose rows have a name for the operator. */
  suyos: Record<string, number>
  /** Records of others that name the person. */
  menciones: Mention[]
}

/** Finds a client in any empresa, deleted ones included; returns null if no client has this id. */
export async function findSubject(client: pg.Client, id: string): Promise<Subject | null> {
  const told = (await tablesOfCliente()).filter(([, { nombres }]) => nombres)
  const counts = told.map(
    ([tabla]) =>
      `'${tabla}', (select count(*) from ${tabla} t where t.id_locatario = locatario() and t.id_cliente = any ($1::uuid[]))`,
  )
  await client.query('begin read only')
  await client.query(READ_EVERYTHING)
  const { rows } = await client.query<Omit<Subject, 'menciones' | 'suyos'>>(
    `select c._id as id, c.id_locatario as "idLocatario", e.nombre as empresa, nombre_de_cliente(c) as nombre
     from clientes c join empresas e on e.id_locatario = c.id_locatario
     where c._id = $1`,
    [id],
  )
  const [subject] = rows
  if (!subject) {
    await client.query('rollback')
    return null
  }
  await client.query("select set_config('app.id_locatario', $1, true)", [subject.idLocatario])
  const ids = await samePerson(client, id)
  const { rows: counted } = await client.query<Pick<Subject, 'suyos'>>(
    `select jsonb_build_object(${counts.join(', ')}) as suyos`,
    [ids],
  )
  const menciones: Mention[] = []
  for (const one of ids) {
    menciones.push(...(await findMentions(client, await quotesOf(client, one), ids)))
  }
  await client.query('rollback')
  return { ...subject, suyos: counted[0]?.suyos ?? {}, menciones }
}
