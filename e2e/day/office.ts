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

/** Creates a plan of 900 pesos, which may say how many months these pay. */
export async function aPlan(url: string, duracion: number | null = null) {
  const nombre = `Plan ${randomUUID().slice(0, 8)}`
  const body = { nombre, precio: 900, descripcion: '', beneficios: ['Acceso'], duracion }
  const { membresia } = await post(url, '/configuracion/crear_membresia', body, await tokenFor(url, admin))
  return { _id: membresia._id, nombre }
}

/** The client's purchase for 500, of this plan or of a new one. */
export async function aPurchase(
  url: string,
  id_cliente: string,
  period: { fecha_inicio: string; fecha_fin: string },
  { duracion = null, plan }: { duracion?: number | null; plan?: { _id: string; nombre: string } } = {},
) {
  const { _id: id_membresia, nombre } = plan ?? (await aPlan(url, duracion))
  const bought = { id_cliente, id_membresia, total: 500, metodo: 1 as const, ...period }
  await post(url, '/clientes/crear_contratacion', bought, await tokenFor(url, admin))
  return { plan: nombre }
}
