import type { FastifyInstance } from 'fastify'
import { type Actor, auditBy } from '../../platform/audit/repository.ts'
import { findCliente, takeCliente } from '../clientes/repository.ts'
import type { Tx } from '../../platform/database/database.ts'
import { claim, release } from '../../platform/files/loose.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { changedMeanwhile } from '../../platform/rows/records.ts'
import { findRow, lockRow, removeRow } from '../../platform/rows/rows.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { registerUpload } from '../../platform/uploads/register.ts'
import { storedIntake } from '../../platform/uploads/stored.ts'
import { archivosFound } from './buscador.ts'
import { archivoUrl, registerArchivoDownload } from './download.ts'
import { archivo, type ArchivoEntero } from './entidad.ts'
import { insertArchivo, listArchivos, updateArchivo, withoutKey } from './repository.ts'
import { porVencer } from './clase/vence.ts'
import { registerLista } from './lista/register.ts'
import { dropMiniatura, registerMiniaturas } from './miniaturas/register.ts'
import type { RouteOptions } from '../../resources.ts'
import { registerRestore } from './restore.ts'

/** How many days the bytes of a deleted or replaced file are kept (D25). */
const KEPT_DAYS = 30

export default async function archivosRoutes(app: FastifyInstance, { config }: RouteOptions): Promise<void> {
  const intake = storedIntake(app, 'archivo', 'clientes', config)
  app.buscador.push(archivosFound)
  registerArchivoDownload(app)
  registerRestore(app)
  registerMiniaturas(app)
  registerLista(app)
  app.hoy.push(porVencer)

  registerUpload(
    app,
    'POST /clientes/crear_archivo',
    intake,
    ({ body, file, keep, session, actor, request }) =>
      app.db.tenant(session.idLocatario, (tx) =>
        onlyOnce(tx, session, request, async () => {
          if (!file) throw new Error('registerUpload lets none through')
          await takeCliente(tx, session.idLocatario, body.id_cliente)
          const _id = await insertArchivo(tx, session.idLocatario, body.id_cliente, body, file)
          await claim(tx, session.idLocatario, file.key)
          auditBy(tx, actor, {
            accion: 'crear',
            entidad: 'archivo',
            idEntidad: _id,
            despues: await auditable(tx, actor, _id),
          })
          const archivos = await listArchivos(tx, session.idLocatario, body.id_cliente)
          keep()
          return { msg: 'Archivo agregado', archivos }
        }),
      ),
  )

  registerUpload(app, 'POST /clientes/editar_archivo', intake, ({ body, file, keep, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const antes = await lockArchivoOf(tx, actor, body)
      await updateArchivo(tx, session.idLocatario, antes._id, body, file)
      if (file) {
        await claim(tx, session.idLocatario, file.key)
        await release(tx, session.idLocatario, antes.clave, KEPT_DAYS)
        await dropMiniatura(tx, session.idLocatario, antes._id)
      }
      auditBy(tx, actor, {
        accion: 'editar',
        entidad: 'archivo',
        idEntidad: antes._id,
        antes: withoutKey(antes),
        despues: await auditable(tx, actor, antes._id),
      })
      const archivos = await listArchivos(tx, session.idLocatario, body.id_cliente)
      keep()
      return { msg: 'Cambios guardados', archivos }
    }),
  )

  registerCall(app, 'POST /clientes/detalles_archivo', async ({ body, session, actor }) => {
    const { idLocatario } = session
    const found = await app.db.tenant(idLocatario, async (tx) => {
      const cliente = await findCliente(tx, idLocatario, body.id_cliente)
      const row = ofCliente(
        cliente && (await findRow(tx, archivo, idLocatario, body.id_archivo)),
        body.id_cliente,
      )
      auditBy(tx, actor, { accion: 'ver', entidad: 'archivo', idEntidad: row._id })
      return row
    })
    const { id_cliente: _client, clave: _key, sha256: _hash, ...row } = found
    return { archivo: { ...row, url: await archivoUrl(app, session, found, body.vista_previa) } }
  })

  registerCall(app, 'POST /clientes/eliminar_archivo', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const antes = await lockArchivoOf(tx, actor, body)
      await removeRow(tx, archivo, session.idLocatario, antes._id, session.idUsuario)
      await release(tx, session.idLocatario, antes.clave, KEPT_DAYS)
      await dropMiniatura(tx, session.idLocatario, antes._id)
      auditBy(tx, actor, {
        accion: 'eliminar',
        entidad: 'archivo',
        idEntidad: antes._id,
        antes: withoutKey(antes),
      })
      const archivos = await listArchivos(tx, session.idLocatario, body.id_cliente)
      return { msg: 'Archivo eliminado', archivos }
    }),
  )
}

/** Locks the file of a write: first its client, like every write to a client's records, then the file. */
async function lockArchivoOf(
  tx: Tx,
  { idLocatario }: Actor,
  { id_cliente, id_archivo: id, version }: { id_cliente: string; id_archivo: string; version?: number },
): Promise<ArchivoEntero> {
  await takeCliente(tx, idLocatario, id_cliente)
  const found = ofCliente(await lockRow(tx, archivo, idLocatario, id), id_cliente)
  if (version !== undefined && version !== found.version)
    throw await changedMeanwhile(tx, idLocatario, 'archivo', id)
  return found
}

function ofCliente(found: ArchivoEntero | undefined, idCliente: string): ArchivoEntero {
  if (found?.id_cliente !== idCliente) throw notFound(archivo.falta)
  return found
}

async function auditable(tx: Tx, { idLocatario }: Actor, id: string) {
  const found = await findRow(tx, archivo, idLocatario, id)
  return found && withoutKey(found)
}
