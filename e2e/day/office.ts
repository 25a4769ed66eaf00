import { randomUUID } from 'node:crypto'
import { post, tokenFor } from '../fixtures/admin-api.ts'
import { admin } from '../fixtures/stack.ts'

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' })

/** The day that is so many days from today, in Mexico City. */
export const dayFromToday = (days: number) => calendar.format(Date.now() + days * 86_400_000)

/** Creates a client with a surname of its own. */
export async function aClient(url: string, fields: Record<string, string> = {}) {
  const apellido = `D${randomUUID().slice(0, 8)}`
  const body = { nombre: 'Noemí', apellido_paterno: apellido, ...fields }
  const { _id: id = '' } = await post(url, '/clientes/crear', body, await tokenFor(url, admin))
  return { id, apellido }
}

/** Creates a plan of 900 pesos, which may say how many months these pay, and the client's purchase of it for 500. */
export async function aPurchase(
  url: string,
  id_cliente: string,
  period: { fecha_inicio: string; fecha_fin: string },
  { duracion = null }: { duracion?: number | null } = {},
) {
  const token = await tokenFor(url, admin)
  const plan = `Plan ${randomUUID().slice(0, 8)}`
  const { membresia } = await post(
    url,
    '/configuracion/crear_membresia',
    { nombre: plan, precio: 900, descripcion: '', beneficios: ['Acceso'], duracion },
    token,
  )
  const bought = { id_cliente, id_membresia: membresia._id, total: 500, metodo: 1 as const, ...period }
  await post(url, '/clientes/crear_contratacion', bought, token)
  return { plan }
}
