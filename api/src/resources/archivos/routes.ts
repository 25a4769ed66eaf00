import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../../platform/audit/repository.ts'
import type { Session } from '../../platform/auth/session.ts'
import { findCliente, lockCliente } from '../clientes/repository.ts'
import type { Tx } from '../../platform/database/database.ts'
import { claim, release } from '../../platform/files/loose.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { notFound, staleVersion } from '../../platform/http/refusal.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { registerUpload } from '../../platform/uploads/register.ts'
import { storedIntake } from '../../platform/uploads/stored.ts'
import { archivoUrl, registerArchivoDownload } from './download.ts'
import {
  type ArchivoEntero,
  findArchivo,
  insertArchivo,
  listArchivos,
  lockArchivo,
  removeArchivo,
  updateArchivo,
  withoutKey,
} from './repository.ts'
import type { RouteOptions } from '../../resources.ts'
import { registerRestore } from './restore.ts'

/** How many days the bytes of a deleted or replaced file are kept (D25). */
const KEPT_DAYS = 30

export default async function archivosRoutes(app: FastifyInstance, { config }: RouteOptions): Promise<void> {
  const intake = storedIntake(app, 'archivo', 'clientes', config)
  registerArchivoDownload(app)
  registerRestore(app)

  registerUpload(app, 'POST /clientes/crear_archivo', intake, ({ body, file, keep, session, request }) =>
    app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        if (!file) throw new Error('registerUpload lets none through')
        await lockClienteOf(tx, session, body.id_cliente)
        const _id = await insertArchivo(tx, session.idLocatario, body.id_cliente, body, file)
        await claim(tx, session.idLocatario, file.key)
        audit(tx, session.idLocatario, originOf(request), {
          accion: 'crear',
          entidad: 'archivo',
          idUsuario: session.idUsuario,
          idEntidad: _id,
          despues: await auditable(tx, session, _id),
        })
        const archivos = await listArchivos(tx, session.idLocatario, body.id_cliente)
        keep()
        return { msg: 'Archivo agregado', archivos }
      }),
    ),
  )

  registerUpload(app, 'POST /clientes/editar_archivo', intake, ({ body, file, keep, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const antes = await lockArchivoOf(tx, session, body)
      await updateArchivo(tx, session.idLocatario, antes._id, body, file)
      if (file) {
        await claim(tx, session.idLocatario, file.key)
        await release(tx, session.idLocatario, antes.clave, KEPT_DAYS)
      }
      audit(tx, session.idLocatario, originOf(request), {
        accion: 'editar',
        entidad: 'archivo',
        idUsuario: session.idUsuario,
        idEntidad: antes._id,
        antes: withoutKey(antes),
        despues: await auditable(tx, session, antes._id),
      })
      const archivos = await listArchivos(tx, session.idLocatario, body.id_cliente)
      keep()
      return { msg: 'Cambios guardados', archivos }
    }),
  )

  registerCall(app, 'POST /clientes/detalles_archivo', async ({ body, session, request }) => {
    const { idLocatario, idUsuario } = session
    const archivo = await app.db.tenant(idLocatario, async (tx) => {
      const cliente = await findCliente(tx, idLocatario, body.id_cliente)
      const found = ofCliente(
        cliente && (await findArchivo(tx, idLocatario, body.id_archivo)),
        body.id_cliente,
      )
      const told = { accion: 'ver', entidad: 'archivo' } as const
      audit(tx, idLocatario, originOf(request), { ...told, idUsuario, idEntidad: found._id })
      return found
    })
    const { id_cliente: _client, clave: _key, sha256: _hash, ...row } = archivo
    return { archivo: { ...row, url: await archivoUrl(app, session, archivo) } }
  })

  registerCall(app, 'POST /clientes/eliminar_archivo', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const antes = await lockArchivoOf(tx, session, body)
      await removeArchivo(tx, session.idLocatario, antes._id, session.idUsuario)
      await release(tx, session.idLocatario, antes.clave, KEPT_DAYS)
      audit(tx, session.idLocatario, originOf(request), {
        accion: 'eliminar',
        entidad: 'archivo',
        idUsuario: session.idUsuario,
        idEntidad: antes._id,
        antes: withoutKey(antes),
      })
      const archivos = await listArchivos(tx, session.idLocatario, body.id_cliente)
      return { msg: 'Archivo eliminado', archivos }
    }),
  )
}

async function lockClienteOf(tx: Tx, { idLocatario }: Session, idCliente: string): Promise<void> {
  if (!(await lockCliente(tx, idLocatario, idCliente))) throw notFound('El cliente no existe')
}

/** Locks the file of a write: first its client, like every write to a client's records, then the file. */
async function lockArchivoOf(
  tx: Tx,
  session: Session,
  body: { id_cliente: string; id_archivo: string; version?: number },
): Promise<ArchivoEntero> {
  await lockClienteOf(tx, session, body.id_cliente)
  const archivo = ofCliente(await lockArchivo(tx, session.idLocatario, body.id_archivo), body.id_cliente)
  if (body.version !== undefined && body.version !== archivo.version) throw staleVersion()
  return archivo
}

function ofCliente(archivo: ArchivoEntero | null | undefined, idCliente: string): ArchivoEntero {
  if (archivo?.id_cliente !== idCliente) throw notFound('El archivo no existe')
  return archivo
}

async function auditable(tx: Tx, { idLocatario }: Session, id: string) {
  const archivo = await findArchivo(tx, idLocatario, id)
  return archivo && withoutKey(archivo)
}
