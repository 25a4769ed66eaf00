import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { inTenant, type SessionRow } from './database.ts'

/** The fields that default to null; the others default to ''. */
const NULLABLE = new Set(
  `nacimiento tipo_persona regimen_fiscal giro fecha_constitucion numero_empleados minimo_ingresos_anuales
  maximo_ingresos_anuales`.split(/\s+/),
)

const COLUMNS =
  `nombre apellido_paterno apellido_materno nacimiento celular email nombre_comercial razon_social rfc curp
  tipo_persona regimen_fiscal giro representante_legal puesto domicilio_fiscal telefono email_empresarial web
  fecha_constitucion numero_empleados minimo_ingresos_anuales maximo_ingresos_anuales`.split(/\s+/)

const INSERT = `insert into clientes (id_locatario, _id, ${COLUMNS.join(', ')})
  values ($1, $2, ${COLUMNS.map((_, i) => `$${i + 3}`).join(', ')})`

/** Creates a client with its audit row and stored answer, with the statements of the api's own call. */
export function create(
  pool: pg.Pool,
  session: SessionRow,
  body: Record<string, unknown>,
  clave: string,
): Promise<object> {
  return inTenant(pool, session.id_locatario, async (client) => {
    const key = [session.id_locatario, session.id_usuario, clave]
    const huella = createHash('sha256').update(JSON.stringify(body)).digest()
    await client.query({
      name: 'toma',
      text: `insert into idempotencia as i (id_locatario, id_usuario, clave, llamada, huella)
        values ($1, $2, $3, $4, $5)
        on conflict (id_locatario, id_usuario, clave) do update
        set llamada = excluded.llamada, huella = excluded.huella, respuesta = null, creacion = now()
        where i.creacion < now() - interval '24 hours'`,
      values: [...key, 'POST /clientes/crear', huella],
    })
    const _id = randomUUID()
    const values = COLUMNS.map((column) => body[column] ?? (NULLABLE.has(column) ? null : ''))
    await client.query({ name: 'cliente', text: INSERT, values: [session.id_locatario, _id, ...values] })
    await client.query({
      name: 'auditoria',
      text: `insert into auditoria (id_locatario, _id, direccion, peticion, llamada, id_usuario, accion, entidad,
        id_entidad, antes, despues) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      values: [
        session.id_locatario,
        randomUUID(),
        '127.0.0.1',
        randomUUID(),
        'POST /clientes/crear',
        session.id_usuario,
        'crear',
        'cliente',
        _id,
        null,
        JSON.stringify(body),
      ],
    })
    const answer = { msg: 'Cliente creado', _id }
    await client.query({
      name: 'respuesta',
      text: 'update idempotencia set respuesta = $4 where id_locatario = $1 and id_usuario = $2 and clave = $3',
      values: [...key, JSON.stringify(answer)],
    })
    return answer
  })
}
