import { etiquetaTipoUsuario } from '@backoffice/shared/format'
import { useAllowed } from '@backoffice/shared/resource'
import { DateField } from '@backoffice/shared/ui/date'
import { CheckboxGroupField, TextField } from '@backoffice/shared/ui/form'
import { SelectField } from '@backoffice/shared/ui/select'
import { textos } from './list.textos.ts'

const { filtro } = textos
const tipos = ([0, 1] as const).map((value) => ({ value, label: etiquetaTipoUsuario(value) }))

/** The fields of «Filtrar usuarios» (U-02, D8). */
export const FilterFields = () => (
  <>
    <TextField name="nombre" label={filtro.nombre} />
    <TextField name="apellido_paterno" label={filtro.apellidoPaterno} />
    <TextField name="apellido_materno" label={filtro.apellidoMaterno} />
    <SelectField name="tipo" label={filtro.tipo} options={tipos} />
    <DateField name="fecha_inicio" label={filtro.desde} />
    <DateField name="fecha_fin" label={filtro.hasta} />
    {useAllowed('usuarios.editar', '/usuarios/restaurar') && (
      <CheckboxGroupField
        name="eliminados"
        label={filtro.ver}
        options={[{ value: 1, label: filtro.eliminados }]}
        full
      />
    )}
  </>
)
