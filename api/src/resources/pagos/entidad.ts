import { sql } from '../../platform/database/drizzle.ts'
import { pagos } from './table.ts'

/** A payment is cancelled, never deleted, so that it has no more of an entity than these names. */
export const PAGO = {
  entidad: 'pago',
  falta: 'El pago no existe',
  tabla: pagos,
  nombre: sql<string>`(select concat_ws(' · ', nombre_de_cliente(c), k.membresia)
    from contrataciones k join clientes c on c.id_locatario = k.id_locatario and c._id = k.id_cliente
    where k.id_locatario = pagos.id_locatario and k._id = pagos.id_contratacion)`,
}
