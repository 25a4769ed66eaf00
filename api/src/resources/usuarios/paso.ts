import { calls } from '@backoffice/shared/contract'
import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import type { PrimerPaso } from '../inicio/group.ts'
import { usuarios } from './table.ts'

/** Somebody else works there, too. */
export const primerCompanero: PrimerPaso = {
  access: calls['POST /usuarios/crear'].access,
  lugar: 2,
  async done(tx, { idLocatario }) {
    const rows = await tx
      .select({ _id: usuarios._id })
      .from(usuarios)
      .where(and(eq(usuarios.id_locatario, idLocatario), isNull(usuarios.eliminacion)))
      .limit(2)
    return rows.length > 1
  },
  paso: {
    titulo: 'Alguien más en la oficina',
    detalle: 'Cada quien entra con su correo y ve lo que sus permisos dicen.',
    enlaces: [{ texto: 'Agregar usuario', ruta: '/usuarios/nuevo' }],
  },
}
