import { api } from '@backoffice/shared'
import { useFormContext } from '@backoffice/shared/form'
import { nombreCompleto } from '@backoffice/shared/format'
import { useLoad, type Ask } from '@backoffice/shared/resource'
import { DateField } from '@backoffice/shared/ui/date'
import { SelectField } from '@backoffice/shared/ui/select'
import { acciones, entidades, textos } from './bitacora.textos.ts'
import type { Filtros } from './filters.ts'
import { personaDe } from './personas.ts'

const { filtro } = textos

interface Option {
  value: string
  label: string
}

const options = (names: Record<string, string>): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** One page, as large as a list call gives: the audit would tell of a whole list. */
const FILAS_MAX = 500

const pedirUsuarios: Ask<Option[]> = async (how) => {
  const { usuarios } = await api.post('/usuarios/listar', { filas: FILAS_MAX, orden: 'nombre' }, how)
  return usuarios.map((one) => ({ value: one._id, label: nombreCompleto(one) }))
}

/** The people to choose from, and the one that is asked for, even if deleted. */
function withAsked(people: Option[], asked: string | null): Option[] {
  const label = asked && personaDe(asked)
  if (!asked || !label || people.some(({ value }) => value === asked)) return people
  return [{ value: asked, label }, ...people]
}

/** The fields of «Filtrar la bitácora». */
export function FilterFields() {
  const usuarios = useLoad(pedirUsuarios)
  const asked = useFormContext<Filtros>().getValues('usuario')
  return (
    <>
      <SelectField
        name="usuario"
        label={filtro.usuario}
        placeholder={filtro.cualquiera}
        loading={usuarios.status === 'loading'}
        options={withAsked(usuarios.data ?? [], asked)}
      />
      <SelectField
        name="accion"
        label={filtro.accion}
        placeholder={filtro.cualquiera}
        options={options(acciones)}
      />
      <SelectField
        name="entidad"
        label={filtro.entidad}
        placeholder={filtro.cualquiera}
        options={options(entidades)}
      />
      <DateField name="desde" label={filtro.desde} />
      <DateField name="hasta" label={filtro.hasta} />
    </>
  )
}
