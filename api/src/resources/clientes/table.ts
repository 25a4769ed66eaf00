import {
  camposCliente,
  type CampoCliente,
  nombresDeCampos,
  type TipoPersona,
} from '@backoffice/shared/contract'
import {
  boolean,
  date,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from '../../platform/database/drizzle.ts'
import { instante, lifecycle, tenantKey, textoVacio } from '../../platform/database/tables/columns.ts'

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

/** migrations/base. */
export const clientes = pgTable(
  'clientes',
  {
    ...tenantKey,
    ...clienteColumns(),
    nombre: text().notNull(),
    creacion: instante().notNull(),
    /** An operator erased this person's data for good (D25). */
    datos_borrados: boolean().notNull().default(false),
    /** Merged into another client (E-12): deleted, and back by undoing the merge alone. */
    unido: boolean().notNull().default(false),
    ...lifecycle,
  },
  (t) => [primaryKey({ columns: [t.id_locatario, t._id] })],
)
