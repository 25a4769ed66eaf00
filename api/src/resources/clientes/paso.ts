import { calls } from '@backoffice/shared/contract'
import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import type { PrimerPaso } from '../inicio/group.ts'
import { clientes } from './table.ts'

/** There is a client. */
export const primerCliente: PrimerPaso = {
  access: calls['POST /clientes/crear'].access,
  lugar: 3,
  async done(tx, { idLocatario }) {
    const rows = await tx
      .select({ _id: clientes._id })
      .from(clientes)
      .where(and(eq(clientes.id_locatario, idLocatario), isNull(clientes.eliminacion)))
      .limit(1)
    return rows.length > 0
  },
  // Whoever may add one may import them, too.
  paso: {
    titulo: 'Los primeros clientes',
    detalle: 'Uno por uno, o todos desde una hoja de cálculo.',
    enlaces: [
      { texto: 'Agregar cliente', ruta: '/clientes/nuevo' },
      { texto: 'Importar clientes', ruta: '/clientes?vista=importar' },
    ],
  },
}
