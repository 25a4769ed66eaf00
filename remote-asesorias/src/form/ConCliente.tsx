import { useAuth } from '@backoffice/shared'
import { hoy, nombreCompleto } from '@backoffice/shared/format'
import { RecordFailure, useAllowed, useLoad } from '@backoffice/shared/resource'
import { Card, Skeleton } from '@backoffice/shared/ui'
import { SelectField } from '@backoffice/shared/ui/select'
import { useMemo } from 'react'
import { textos as registro } from '../registro.textos.ts'
import { AsesorField } from '../AsesorField.tsx'
import { asesoriaVacia, pedirCliente } from './calls.ts'
import { textos as edit } from './editar/edit.textos.ts'
import { textos } from './form.textos.ts'
import { NuevaAsesoria } from './NuevaAsesoria.tsx'
import { tipos } from './tipos.ts'
import { useAsesores } from '../useAsesores.ts'

/** The new advisory of a client who is known already: today, and by whoever writes it, unless changed (E-07). */
export function ConCliente({ id }: { id: string }) {
  const ask = useMemo(() => pedirCliente(id), [id])
  const { status, data: cliente, error, retrying, reload } = useLoad(ask)
  const yo = useAuth(({ usuario }) => usuario)
  const offers = useAllowed('asesorias.agregar', 'asesorias.tipo_y_asesor')
  const gone = {
    title: textos.cliente.noElegible,
    back: { label: textos.cliente.elegirOtro, to: '/asesorias/nueva' },
  }

  if (status === 'error') {
    return <RecordFailure error={error} retrying={retrying} onRetry={reload} gone={gone} />
  }
  if (status !== 'ready') {
    return (
      <Card>
        <Skeleton lines={4} />
      </Card>
    )
  }
  if (cliente === null) return <NuevaAsesoria />
  const valores = { ...asesoriaVacia, fecha: hoy() }
  if (!offers || yo === null) return <NuevaAsesoria conocido={cliente} valores={valores} />
  return (
    <NuevaAsesoria
      conocido={cliente}
      valores={{ ...valores, tipo: 0, asesor: yo._id }}
      extras={<TipoYAsesor yo={{ _id: yo._id, nombre: nombreCompleto(yo) }} />}
    />
  )
}

/** The two fields that the server fills in if they are absent. */
function TipoYAsesor({ yo }: { yo: { _id: string; nombre: string } }) {
  const asesores = useAsesores([yo])
  return (
    <>
      <SelectField
        name="tipo"
        label={registro.tipo}
        options={tipos}
        placeholder={edit.elegirTipo}
        clearable={false}
      />
      <AsesorField asesores={asesores} />
    </>
  )
}
