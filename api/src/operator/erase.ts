import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import type { FileStore } from '../platform/files/store'
import { keysOf } from './bytes'
import type { Subject } from './subject'

export interface Erased {
  asesorias: number
  archivos: number
  bitacora: number
}

/** Where the values stood, and may stand a while longer. */
const TABLES = 'clientes, asesorias, archivos, auditoria, idempotencia'

/**
 * Erases a client's personal data for good (D25): what is told of it in every table, the texts of its advisories, its files
 * with their bytes, and what the audit and the kept answers quote of them. Purchases stay, as they name nobody, and so
 * does the fact of every deed. Runs as the tables' owner, as the api may not change the audit.
 */
export async function eraseCliente(
  client: pg.Client,
  store: FileStore,
  { id, idLocatario }: Pick<Subject, 'id' | 'idLocatario'>,
): Promise<Erased> {
  await client.query('begin')
  try {
    await client.query("select set_config('app.id_locatario', $1, true)", [idLocatario])
    // Whoever writes for this client waits, and then finds it gone.
    await client.query('select from clientes where id_locatario = locatario() and _id = $1 for update', [id])
    const asesorias = await idsOf(client, 'asesorias', id)
    const contrataciones = await idsOf(client, 'contrataciones', id)
    const archivos = await idsOf(client, 'archivos', id)

    const keys = await keysOf(client, store, id, archivos)
    // Before the commit: should it fail here, the rows are still there to begin again from.
    for (const key of keys) await store.delete(key)
    await client.query('delete from bytes_sueltos where id_locatario = locatario() and clave = any ($1)', [
      keys,
    ])
    await client.query('delete from archivos where id_locatario = locatario() and id_cliente = $1', [id])
    await eraseRow(client, id)
    await client.query(
      `update asesorias set motivo = 'Datos borrados', descripcion = '', version = version + 1
       where id_locatario = locatario() and id_cliente = $1`,
      [id],
    )
    const bitacora = await eraseImages(client, {
      cliente: [id],
      asesoria: asesorias,
      contratacion: contrataciones,
      archivo: archivos,
    })
    await eraseAnswers(client, [id, ...asesorias, ...contrataciones, ...archivos])
    const erased = { asesorias: asesorias.length, archivos: archivos.length, bitacora }
    await writeDown(client, idLocatario, id, erased)
    await client.query('commit')
    // What was overwritten goes from the tables' files too.
    await client.query(`vacuum ${TABLES}`)
    return erased
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function idsOf(client: pg.Client, table: 'asesorias' | 'contrataciones' | 'archivos', id: string) {
  const { rows } = await client.query<{ _id: string }>(
    `select _id from ${table} where id_locatario = locatario() and id_cliente = $1`,
    [id],
  )
  return rows.map(({ _id }) => _id)
}

/** What is left of the client is a row that history can point to; the names in its advisories follow by a trigger. */
async function eraseRow(client: pg.Client, id: string): Promise<void> {
  const empty = [
    ...[
      'apellido_paterno',
      'apellido_materno',
      'celular',
      'email',
      'nombre_comercial',
      'razon_social',
      'rfc',
      'curp',
    ],
    ...['representante_legal', 'puesto', 'domicilio_fiscal', 'telefono', 'email_empresarial', 'web'],
  ]
  const none = [
    ...['nacimiento', 'tipo_persona', 'regimen_fiscal', 'giro', 'fecha_constitucion', 'numero_empleados'],
    ...['minimo_ingresos_anuales', 'maximo_ingresos_anuales'],
  ]
  await client.query(
    `update clientes set nombre = 'Cliente borrado', ${empty.map((c) => `${c} = ''`).join(', ')},
       ${none.map((c) => `${c} = null`).join(', ')}, eliminacion = coalesce(eliminacion, now()), version = version + 1
     where id_locatario = locatario() and _id = $1`,
    [id],
  )
}

/** Who did what and when stays in the audit; what the records were goes. */
async function eraseImages(client: pg.Client, ids: Record<string, string[]>): Promise<number> {
  let erased = 0
  for (const [entidad, of] of Object.entries(ids)) {
    const { rowCount } = await client.query(
      `update auditoria set antes = null, despues = null
       where id_locatario = locatario() and entidad = $1 and id_entidad = any ($2::uuid[])
         and (antes is not null or despues is not null)`,
      [entidad, of],
    )
    erased += rowCount ?? 0
  }
  return erased
}

/** Answers kept for calls that come twice quote rows. */
async function eraseAnswers(client: pg.Client, ids: string[]): Promise<void> {
  await client.query(
    `delete from idempotencia where id_locatario = locatario()
       and exists (select from unnest($1::text[]) as id where position(id in respuesta::text) > 0)`,
    [ids],
  )
}

async function writeDown(client: pg.Client, idLocatario: string, id: string, erased: Erased): Promise<void> {
  await client.query(
    `insert into auditoria
       (id_locatario, _id, direccion, peticion, llamada, accion, entidad, id_entidad, despues)
     values ($1, $2, 'operador', '', 'npm run borrar-datos', 'borrar_datos', 'cliente', $3, $4)`,
    [idLocatario, uuidv7(), id, JSON.stringify(erased)],
  )
}
