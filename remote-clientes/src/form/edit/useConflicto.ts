import type { Cliente } from '@backoffice/shared/contract'
import { useConflict } from '@backoffice/shared/resource'
import { deCliente, type ClienteForm } from '../clienteForm'
import { pedirCliente } from './editarCliente'
import { etiquetas } from './etiquetas'
import { valorDe } from './valorDe'

/** The régimen belongs to its kind of person: whoever changed one of the two decides both. */
const juntos = ['tipo_persona', 'regimen_fiscal'] as const satisfies (keyof ClienteForm)[]

const reglas = {
  read: ({ _id }: Cliente) => pedirCliente(_id)({ silent: true }),
  toForm: deCliente,
  together: juntos,
}

/** What somebody else saved while this form was open (D41), with its fields as people read them. */
export function useConflicto() {
  const conflict = useConflict<Cliente, ClienteForm>(reglas)
  const { versions, differences } = conflict
  const fields = versions
    ? differences.map(({ field, clash }) => ({
        label: etiquetas[field],
        clash,
        before: valorDe(versions.base, field),
        mine: valorDe(versions.mine, field),
        theirs: valorDe(versions.theirs, field),
      }))
    : []
  return { ...conflict, fields }
}
