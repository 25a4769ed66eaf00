import { uuidv7 } from 'uuidv7'
import { hashToken } from '../../src/platform/auth/token.ts'
import type { TestApi } from '../api.ts'

interface Whose {
  idLocatario: string
  cliente: string
  token: string
  caller?: string
}

/** Ends whatever runs in a tenant: a person may have three batches at a time. */
export async function endRunning({ idLocatario }: Pick<Whose, 'idLocatario'>, api: TestApi): Promise<void> {
  await api.sql(
    `update lotes set estado = 'terminado', fin = now() where estado = 'en_curso'`,
    [],
    idLocatario,
  )
}

/** A running batch of the caller's. It is written directly: a caller may see batches without being able to begin one. */
export async function runningLote(world: Whose, api: TestApi): Promise<string> {
  const { idLocatario, cliente, token, caller = token } = world
  const id = uuidv7()
  await api.sql(
    `insert into lotes (id_locatario, _id, id_usuario, lista, accion, origen, ids, versiones, fallas, avance)
     select $1, $2, v.id_usuario, 'clientes', 'eliminar', '{}', array[$3::uuid, $2::uuid], array[1, null],
       jsonb_build_array(jsonb_build_object('id', $3::uuid, 'motivo', 'No se pudo')), 1
     from sesion_vigente($4, 30) v`,
    [idLocatario, id, cliente, hashToken(caller)],
    idLocatario,
  )
  return id
}
