import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { hashToken } from '../../../src/platform/auth/token.ts'
import { insertAutenticador } from '../../../src/resources/segundo-paso/factores/autenticador.ts'
import { newCodigos } from '../../../src/resources/segundo-paso/factores/codigos.ts'
import { rememberEquipo } from '../../../src/resources/segundo-paso/factores/equipos.ts'
import { keyOf, type Owner } from '../../../src/resources/segundo-paso/factores/owner.ts'
import { PASSWORD, type TestApi } from '../../api.ts'
import { passkey } from '../../passkey.ts'
import type { OwnRows } from '../row.ts'
import type { World } from '../world.ts'

const SECRETO = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const ORIGIN = 'http://localhost:8080'
const codigo = () => new TOTP({ secret: Secret.fromBase32(SECRETO) }).generate()
const password_actual = PASSWORD
/** The audit tells of a wrong password, too. */
const counts = ['auditoria']

/** Whoever calls, without a second step: what an earlier call left is gone. */
async function bare({ idLocatario, token, caller = token }: World, api: TestApi): Promise<Owner> {
  const [row] = await api.sql<{ id_usuario: string }>(
    `with quien as (select id_usuario from sesiones where huella = $1),
       a as (delete from autenticadores where id_usuario in (select id_usuario from quien)),
       l as (delete from llaves_acceso where id_usuario in (select id_usuario from quien)),
       c as (delete from codigos_recuperacion where id_usuario in (select id_usuario from quien))
     select id_usuario from quien`,
    [hashToken(caller)],
    idLocatario,
  )
  if (!row) throw new Error('nobody is signed in')
  return { idLocatario, idUsuario: row.id_usuario }
}

async function withApp(world: World, api: TestApi) {
  const owner = await bare(world, api)
  const key = await keyOf(api.app)
  await api.app.db.tenant(owner.idLocatario, async (tx) => {
    await insertAutenticador(tx, owner, { key, secreto: SECRETO, contador: 0 })
    await newCodigos(tx, owner, key)
  })
  return { password_actual, codigo: codigo() }
}

async function aLlave(world: World, api: TestApi): Promise<string> {
  const { idLocatario, idUsuario } = await bare(world, api)
  const [row] = await api.sql<{ _id: string }>(
    `insert into llaves_acceso (id_locatario, _id, id_usuario, credencial, clave_publica, nombre)
     values (locatario(), gen_random_uuid(), $1, gen_random_uuid(), '', 'Teléfono') returning _id`,
    [idUsuario],
    idLocatario,
  )
  return row?._id ?? ''
}

async function anEquipo(world: World, api: TestApi): Promise<string> {
  const owner = await bare(world, api)
  await api.app.db.tenant(owner.idLocatario, (tx) =>
    rememberEquipo(tx, owner, { direccion: '::1', agente: '' }),
  )
  const [row] = await api.sql<{ _id: string }>(
    'select _id from equipos_recordados where id_usuario = $1 order by creacion desc, _id desc limit 1',
    [owner.idUsuario],
    owner.idLocatario,
  )
  return row?._id ?? ''
}

const ready = () => ({ password_actual })

/** In this order, whoever called has no second step at the end. */
export const segundoPasoRows: OwnRows = {
  'POST /auth/segundo_paso': { body: () => ({ ticket: 'x', codigo: '000000' }) },
  'POST /auth/opciones_llave': { body: () => ({ ticket: 'x' }) },
  'POST /configuracion/segundo_paso': { body: () => ({}) },
  'POST /configuracion/preparar_autenticador': { body: ready, counts },
  'POST /configuracion/activar_autenticador': {
    body: async (world, api) => {
      const { idUsuario: de } = await bare(world, api)
      const ficha = await api.app.sign({ tipo: 'autenticador', de, secreto: SECRETO }, 600)
      return { ficha, codigo: codigo() }
    },
  },
  'POST /configuracion/nuevos_codigos': { body: withApp, counts },
  'POST /configuracion/quitar_autenticador': { body: withApp, counts },
  'POST /configuracion/olvidar_equipo': {
    body: async (world, api) => ({ id: await anEquipo(world, api) }),
  },
  'POST /configuracion/preparar_llave': { body: ready, counts },
  'POST /configuracion/agregar_llave': {
    body: async (world, api) => {
      const { idUsuario: de } = await bare(world, api)
      const challenge = randomBytes(32).toString('base64url')
      const ficha = await api.app.sign({ tipo: 'llave', de, reto: challenge }, 600)
      return { ficha, nombre: 'Teléfono', respuesta: passkey(ORIGIN).register({ challenge }) }
    },
  },
  'POST /configuracion/quitar_llave': {
    counts,
    body: async (world, api) => ({ id: await aLlave(world, api), password_actual }),
  },
  'POST /configuracion/exigencia_paso': { body: () => ({}) },
  // Ninety days: nobody of the other tests has to set one up.
  'POST /configuracion/exigir_paso': { body: () => ({ dias: 90 }) },
  'POST /usuarios/ver_segundo_paso': { body: ({ usuario: id }) => ({ id }) },
  'POST /usuarios/quitar_segundo_paso': {
    body: async ({ idLocatario, usuario: id }, api) => {
      await api.sql(
        `insert into llaves_acceso (id_locatario, _id, id_usuario, credencial, clave_publica, nombre)
         values (locatario(), gen_random_uuid(), $1, gen_random_uuid(), '', 'Teléfono')`,
        [id],
        idLocatario,
      )
      return { id }
    },
    audit: { idEntidad: ({ usuario }) => usuario },
  },
}
