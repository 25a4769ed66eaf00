import {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
  sql,
} from './drizzle.ts'
import {
  camposCliente,
  type CampoCliente,
  nombresDeCampos,
  type Permisos,
  type TipoPersona,
} from '@backoffice/shared/contract'
import { bytea, instante, lifecycle, tenantKey, textoVacio } from './columns.ts'

/*
 * The tables as queries see them. migrations/ is authoritative; newer tables are described in their resource's folder;
 * columns that only serve searching are omitted.
 */

export const empresas = pgTable('empresas', {
  id_locatario: uuid().primaryKey(),
  nombre: text().notNull(),
})

export const usuarios = pgTable(
  'usuarios',
  {
    ...tenantKey,
    nombre: text().notNull(),
    apellido_paterno: textoVacio(),
    apellido_materno: textoVacio(),
    tipo: smallint().notNull(),
    email: text().notNull(),
    permisos: jsonb().$type<Permisos>(),
    perfil_archivo: text(),
    creacion: instante().notNull(),
    ...lifecycle,
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)

export const identidades = pgTable('identidades', {
  _id: uuid().primaryKey(),
  email: text().notNull(),
  email_n: text().notNull(),
  clave: text().notNull(),
  id_locatario: uuid().notNull(),
  id_usuario: uuid().notNull(),
  eliminacion: instante(),
})

export const sesiones = pgTable('sesiones', {
  huella: bytea().primaryKey(),
  id_identidad: uuid().notNull(),
  id_locatario: uuid().notNull(),
  id_usuario: uuid().notNull(),
  direccion: text().notNull(),
  ultimo_uso: instante(),
})

export const direccionesConocidas = pgTable('direcciones_conocidas', {
  id_identidad: uuid().notNull(),
  direccion: text().notNull(),
  ultimo_uso: instante(),
})

export const regimenesFiscales = pgTable('regimenes_fiscales', {
  _id: uuid().primaryKey(),
  clave: text().notNull(),
  nombre: text().notNull(),
  fisica: boolean().notNull(),
  moral: boolean().notNull(),
})

export const giros = pgTable('giros', {
  _id: uuid().primaryKey(),
  clave: text().notNull(),
  nombre: text().notNull(),
})

export const membresias = pgTable(
  'membresias',
  {
    ...tenantKey,
    nombre: text().notNull(),
    precio: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
    descripcion: textoVacio(),
    beneficios: text().array().notNull(),
    ...lifecycle,
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)

/** A column for a client's field of each kind. */
const ofKind = {
  texto: textoVacio,
  telefono: textoVacio,
  correo: textoVacio,
  sitio: textoVacio,
  dia: () => date({ mode: 'string' }),
  entero: () => integer(),
  monto: () => numeric({ precision: 14, scale: 2, mode: 'number' }),
  tipo_persona: () => smallint().$type<TipoPersona>(),
  regimen: () => uuid(),
  giro: () => uuid(),
}

const clienteColumns = () =>
  Object.fromEntries(nombresDeCampos.map((campo) => [campo, ofKind[camposCliente[campo].kind]()])) as {
    [C in CampoCliente]: ReturnType<(typeof ofKind)[(typeof camposCliente)[C]['kind']]>
  }

export const clientes = pgTable(
  'clientes',
  {
    ...tenantKey,
    ...clienteColumns(),
    nombre: text().notNull(),
    creacion: instante().notNull(),
    /** An operator erased this person's data for good (D25). */
    datos_borrados: boolean().notNull().default(false),
    ...lifecycle,
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)

export const asesorias = pgTable(
  'asesorias',
  {
    ...tenantKey,
    id_cliente: uuid().notNull(),
    id_asesor: uuid().notNull(),
    tipo: smallint().notNull(),
    motivo: text().notNull(),
    descripcion: textoVacio(),
    creacion: date({ mode: 'string' }).notNull(),
    finalizacion: date({ mode: 'string' }),
    // The database maintains these columns, by triggers or as generated columns.
    cliente: text().notNull().default(''),
    empresa: textoVacio(),
    status: smallint()
      .notNull()
      .generatedAlwaysAs(sql`case when finalizacion is null then 0 else 1 end`),
    ...lifecycle,
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)

export const idempotencia = pgTable('idempotencia', {
  id_locatario: uuid().notNull(),
  id_usuario: uuid().notNull(),
  clave: text().notNull(),
  llamada: text().notNull(),
  huella: bytea().notNull(),
  respuesta: jsonb().$type<unknown>(),
  creacion: instante(),
})

export const auditoria = pgTable('auditoria', {
  ...tenantKey,
  id_usuario: uuid(),
  direccion: text().notNull(),
  peticion: text().notNull(),
  llamada: text().notNull(),
  accion: text().notNull(),
  entidad: text().notNull(),
  id_entidad: uuid(),
  antes: jsonb().$type<unknown>(),
  despues: jsonb().$type<unknown>(),
})
