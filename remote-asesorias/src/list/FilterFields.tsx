import { hasCapacidad, hasPermission, useAuth } from '@backoffice/shared'
import { etiquetaStatusAsesoria, etiquetaTipoAsesoria } from '@backoffice/shared/format'
import { useAllowed } from '@backoffice/shared/resource'
import { DateField } from '@backoffice/shared/ui/date'
import { CheckboxGroupField, TextField } from '@backoffice/shared/ui/form'
import { AsesorField } from '../AsesorField.tsx'
import { useAsesores } from '../useAsesores.ts'
import { textos } from './list.textos.ts'

const { filtro } = textos
const tipos = ([0, 1, 2] as const).map((value) => ({ value, label: etiquetaTipoAsesoria(value) }))
const opciones = ([0, 1] as const).map((value) => ({ value, label: etiquetaStatusAsesoria(value) }))

/** The fields of «Filtrar asesorías» (A-03, D8). */
export function FilterFields() {
  const byAsesor = useAuth(
    (auth) =>
      hasCapacidad(auth, 'asesorias.asesor') &&
      // The permissions of the call that lists them (D23).
      (hasPermission(auth.usuario, 'asesorias.agregar') || hasPermission(auth.usuario, 'asesorias.editar')),
  )
  const byTipo = useAuth((auth) => hasCapacidad(auth, 'asesorias.tipo'))
  return (
    <>
      <TextField name="cliente" label={filtro.cliente} full />
      <CheckboxGroupField name="status" label={filtro.status} options={opciones} full />
      <DateField name="fecha_inicio" label={filtro.desde} />
      <DateField name="fecha_fin" label={filtro.hasta} />
      {byTipo && <CheckboxGroupField name="tipo" label={filtro.tipo} options={tipos} full />}
      {byAsesor && <Asesor />}
      {useAllowed('asesorias.editar', '/asesorias/restaurar') && (
        <CheckboxGroupField
          name="eliminados"
          label={filtro.ver}
          options={[{ value: 1, label: filtro.eliminadas }]}
          full
        />
      )}
    </>
  )
}

const Asesor = () => <AsesorField asesores={useAsesores([])} clearable />
