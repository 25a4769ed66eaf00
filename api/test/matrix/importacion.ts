import type { Importacion } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import { hashToken } from '../../src/platform/auth/token.ts'
import type { TestApi } from '../api.ts'

interface Whose {
  idLocatario: string
  marca: string
  token: string
  caller?: string
}

/** Ends whatever is imported in a tenant: a person may have one at a time. */
export async function endImports({ idLocatario }: Pick<Whose, 'idLocatario'>, api: TestApi): Promise<void> {
  await api.sql(
    `update importaciones set estado = 'terminada', fin = now() where estado in ('en_curso', 'deshaciendo')`,
    [],
    idLocatario,
  )
}

/** An import of the caller's. It is written directly: a caller may undo one without being able to begin any. */
export async function anImport(world: Whose, api: TestApi, estado: Importacion['estado']): Promise<string> {
  const { idLocatario, marca, token, caller = token } = world
  const id = uuidv7()
  await api.sql(
    `insert into importaciones (id_locatario, _id, id_usuario, nombre, columnas, lectura, total, avance, fallidos, estado, inicio)
     select $1, $2, v.id_usuario, $3 || '.csv',
       jsonb_build_array(jsonb_build_object('titulo', 'Nombre', 'muestra', jsonb_build_array($3::text), 'destino', 'nombre')),
       '{"columnas": ["nombre"], "repetidos": "omitir"}', 2, 1, 1, $4, now()
     from sesion_vigente($5, 30) v`,
    [idLocatario, id, marca, estado, hashToken(caller)],
    idLocatario,
  )
  await api.sql(
    `insert into importacion_filas (id_locatario, id_importacion, n, fila, celdas, estado, motivos)
     values ($1, $2, 1, 2, jsonb_build_array($3::text), 'fallida', '[{"columna": 0, "motivo": "No"}]'),
       ($1, $2, 2, 3, jsonb_build_array($3::text), 'pendiente', null)`,
    [idLocatario, id, marca],
    idLocatario,
  )
  return id
}
