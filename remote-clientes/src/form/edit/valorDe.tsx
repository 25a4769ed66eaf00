import { dinero, etiquetaTipoPersona, fechaLarga, numero } from '@backoffice/shared/format'
import { Spinner } from '@backoffice/shared/ui'
import type { ClienteForm } from '../clienteForm'
import type { Catalogo } from '../useCatalogo'
import { useGiros } from '../useGiros'
import { useRegimenes } from '../useRegimenes'

/** A field's value as people read it; null where there is none. */
export function valorDe(form: ClienteForm, campo: keyof ClienteForm) {
  const valor = form[campo]
  if (valor === null || valor === '') return null
  switch (campo) {
    case 'nacimiento':
    case 'fecha_constitucion':
      return fechaLarga(String(valor))
    case 'tipo_persona':
      return etiquetaTipoPersona(form.tipo_persona)
    case 'regimen_fiscal':
      return <NombreDeRegimen form={form} />
    case 'giro':
      return <NombreDeGiro id={String(valor)} />
    case 'numero_empleados':
      return numero(Number(valor))
    case 'minimo_ingresos_anuales':
    case 'maximo_ingresos_anuales':
      return dinero(Number(valor))
    default:
      return valor
  }
}

const NombreDeRegimen = ({ form }: { form: ClienteForm }) => (
  <Nombre catalogo={useRegimenes(form.tipo_persona)} id={form.regimen_fiscal} />
)

const NombreDeGiro = ({ id }: { id: string }) => <Nombre catalogo={useGiros()} id={id} />

function Nombre({ catalogo, id }: { catalogo: Catalogo; id: string | null }) {
  if (catalogo.status === 'loading') return <Spinner size="sm" />
  return catalogo.opciones.find(({ _id }) => _id === id)?.nombre ?? id
}
