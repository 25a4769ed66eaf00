import { useAllowed, useLoad } from '@backoffice/shared/resource'
import { pedirAsesores } from '../useAsesores.ts'

const NOBODY: never[] = []

/** The people whose agenda can be asked for by name; who may neither add nor edit has no list of them. */
export function useAsesoresDeAgenda(): { value: string; label: string }[] {
  const adds = useAllowed('asesorias.agregar', '/asesorias/listar_asesores')
  const edits = useAllowed('asesorias.editar', '/asesorias/listar_asesores')
  const { data } = useLoad(adds || edits ? pedirAsesores : null)
  return data?.map(({ _id, nombre }) => ({ value: _id, label: nombre })) ?? NOBODY
}
