import { calls } from '@backoffice/shared/contract'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { anyOf } from '../../../platform/database/statements/any-of.ts'
import type { Group } from '../../buscador/group.ts'
import { asesoriasSpec, asesoriasWith } from '../entidad.ts'
import { asesorias } from '../table.ts'

const { _id, motivo, cliente, creacion } = asesorias

export const asesoriasFound: Group<'asesorias'> = {
  grupo: 'asesorias',
  access: calls['POST /asesorias/listar'].access,
  spec: asesoriasSpec,
  alternatives: asesoriasWith,
  rows: (tx, idLocatario, ids) =>
    tx
      .select({ _id, motivo, cliente, creacion })
      .from(asesorias)
      .where(and(eq(asesorias.id_locatario, idLocatario), anyOf(_id, ids))),
}
