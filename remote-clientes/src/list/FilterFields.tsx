import { useAuth } from '@backoffice/shared'
import { useAllowed } from '@backoffice/shared/resource'
import { DateField } from '@backoffice/shared/ui/date'
import { CheckboxGroupField, TextField } from '@backoffice/shared/ui/form'
import { seesVisits } from './further.ts'
import { textos } from './list.textos.ts'

const { filtro } = textos

/** The fields of «Filtrar clientes» (C-08, C-09). */
export const FilterFields = () => (
  <>
    <TextField name="nombre" label={filtro.nombre} />
    <TextField name="apellido_paterno" label={filtro.apellidoPaterno} />
    <TextField name="apellido_materno" label={filtro.apellidoMaterno} />
    <TextField name="celular" label={filtro.celular} />
    <TextField name="email" label={filtro.email} />
    {useAuth(seesVisits) && <DateField name="sin_venir_desde" label={filtro.sinVenirDesde} past />}
    {useAllowed('clientes.editar', '/clientes/restaurar') && (
      <CheckboxGroupField
        name="eliminados"
        label={filtro.ver}
        options={[{ value: 1, label: filtro.eliminados }]}
        full
      />
    )}
  </>
)
