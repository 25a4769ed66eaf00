import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'
import { today } from '../../platform/lists/days.ts'

export const dayFromToday = (days: number) =>
  new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)

/** An api for the tests of one file with a plan, Básica, and helpers for purchases. */
export function useContrataciones() {
  let plan = ''
  const api = useApi({}, async () => {
    plan = await addPlan('Básica')
  })
  const addPlan = async (nombre: string): Promise<string> => {
    const _id = uuidv7()
    await api.sql('insert into membresias (id_locatario, _id, nombre, precio) values ($1, $2, $3, 499)', [
      api.idLocatario,
      _id,
      nombre,
    ])
    return _id
  }
  const newCliente = async () =>
    (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body._id as string
  const buy = (id_cliente: string, campos: object = {}, options = {}) =>
    api.call(
      'POST /clientes/crear_contratacion',
      {
        id_cliente,
        id_membresia: plan,
        total: 499,
        metodo: 0,
        fecha_inicio: dayFromToday(-1),
        fecha_fin: dayFromToday(29),
        ...campos,
      },
      options,
    )
  const cancel = (id_cliente: string, id_contratacion: string) =>
    api.call('POST /clientes/cancelar_contratacion', { id_cliente, id_contratacion })
  const perfil = async (id: string) => (await api.call('POST /clientes/perfil', { id })).body.cliente
  const entries = (id: string) =>
    api.sql<{ accion: string; antes: Record<string, unknown>; despues: Record<string, unknown> }>(
      'select accion, antes, despues from auditoria where id_entidad = $1 order by momento',
      [id],
    )

  return { api, plan: () => plan, addPlan, newCliente, buy, cancel, perfil, entries }
}
