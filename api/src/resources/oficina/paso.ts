import { calls } from '@backoffice/shared/contract'
import { eq } from '../../platform/database/drizzle.ts'
import type { PrimerPaso } from '../inicio/group.ts'
import { oficinas } from './table.ts'

/** The office has told its data at least once. */
export const nombreDeOficina: PrimerPaso = {
  access: calls['POST /configuracion/editar_oficina'].access,
  lugar: 1,
  async done(tx, { idLocatario }) {
    const rows = await tx
      .select({ version: oficinas.version })
      .from(oficinas)
      .where(eq(oficinas.id_locatario, idLocatario))
    return rows.length > 0
  },
  paso: {
    titulo: 'El nombre de la oficina',
    detalle: 'Se ve en la barra, en los recibos y en los correos.',
    enlaces: [{ texto: 'Escribir el nombre', ruta: '/configuracion/perfil?vista=oficina' }],
  },
}
