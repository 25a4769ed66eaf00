import { camposCliente, type CampoCliente } from '@backoffice/shared/cliente'
import type { Opcion } from '@backoffice/shared/contract'
import { dinero, etiquetaTipoPersona, fechaLarga, numero } from '@backoffice/shared/format'
import type { Load } from '@backoffice/shared/resource'
import { Spinner } from '@backoffice/shared/ui'
import type { ClienteForm } from '../clienteForm.ts'
import { useGiros } from '../../useGiros.ts'
import { useRegimenes } from '../campos/useRegimenes.ts'

/** A field's value as people read it; null for an empty field. */
export function valueOf(form: ClienteForm, campo: CampoCliente) {
  const valor = form[campo]
  if (valor === null || valor === '') return null
  switch (camposCliente[campo].kind) {
    case 'dia':
      return fechaLarga(String(valor))
    case 'tipo_persona':
      return etiquetaTipoPersona(form.tipo_persona)
    case 'regimen':
      return <NombreDeRegimen form={form} />
    case 'giro':
      return <NombreDeGiro id={String(valor)} />
    case 'entero':
      return numero(Number(valor))
    case 'monto':
      return dinero(Number(valor))
    default:
      return valor
  }
}

const NombreDeRegimen = ({ form }: { form: ClienteForm }) => (
  <Nombre catalogo={useRegimenes(form.tipo_persona)} id={form.regimen_fiscal} />
)

const NombreDeGiro = ({ id }: { id: string }) => <Nombre catalogo={useGiros()} id={id} />

function Nombre({ catalogo, id }: { catalogo: Load<Opcion[]>; id: string | null }) {
  if (catalogo.status === 'loading') return <Spinner size="sm" />
  return catalogo.data?.find(({ _id }) => _id === id)?.nombre ?? id
}
