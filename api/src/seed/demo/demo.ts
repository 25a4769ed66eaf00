import type pg from 'pg'
import { insertRows } from '../insert-rows.ts'
import { makeAsesoria } from './asesoria.ts'
import { type Catalogues, makeCliente } from './cliente.ts'
import { makeContrataciones } from './contratacion.ts'
import { withoutIndexes } from './indexes.ts'
import { createRandom, uuidAt } from './random.ts'

const SEED = 20_260_101
const BATCH = 5_000
/** From this many rows on, building the indexes afterwards is faster. */
const MANY = 20_000
const ASESORIAS_MAX = 200_000
/** Only the first clients, up to this number, get purchases. */
const COMPRADORES_MAX = 200_000

export interface DemoOptions {
  idLocatario: string
  clients: number
  asesores: string[]
  now: number
  onProgress: (msg: string) => void
}

/** Fills an empty empresa with plausible data, identical every time except for its dates. */
export async function fillDemo(client: pg.Client, options: DemoOptions): Promise<void> {
  const { idLocatario, clients, asesores, now, onProgress } = options
  const random = createRandom(SEED)
  const plans = planes(random, now)
  await insertRows(client, 'membresias', idLocatario, plans)

  const catalogues = await readCatalogues(client)
  const ids: string[] = []
  const fill = async (table: string, total: number, make: () => { _id: string }, keep?: string[]) => {
    // One line per twentieth: two hundred lines for a million rows would be too many.
    const step = BATCH * Math.ceil(total / BATCH / 20)
    for (let done = 0; done < total; done += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, total - done) }, make)
      for (const row of rows) keep?.push(row._id)
      await insertRows(client, table, idLocatario, rows)
      const made = done + rows.length
      if (total > MANY && (made % step === 0 || made === total))
        onProgress(`Datos de demostración: ${table}, ${count(made)} de ${count(total)}`)
    }
  }
  const clientes = () => fill('clientes', clients, () => makeCliente(random, catalogues, now), ids)
  const asesorias = () =>
    fill('asesorias', Math.min(Math.ceil(clients * 0.4), ASESORIAS_MAX), () =>
      makeAsesoria(random, now, ids, asesores),
    )
  const contrataciones = async () => {
    // A separate random sequence, so that the data generated before stays the same.
    const luck = createRandom(SEED + 1)
    const rows = ids.slice(0, COMPRADORES_MAX).flatMap((id) => makeContrataciones(luck, now, id, plans))
    await fill('contrataciones', rows.length, () => rows.pop() as { _id: string })
  }
  if (clients <= MANY) {
    await clientes()
    await asesorias()
    await contrataciones()
    return
  }
  await withoutIndexes(client, 'clientes', async () => {
    await clientes()
    onProgress('Datos de demostración: creando los índices')
  })
  await withoutIndexes(client, 'asesorias', asesorias)
  await withoutIndexes(client, 'contrataciones', contrataciones)
}

const count = (n: number) => n.toLocaleString('es-MX')

async function readCatalogues(client: pg.Client): Promise<Catalogues> {
  const regimenes = await client.query<{ _id: string; fisica: boolean; moral: boolean }>(
    'select _id, fisica, moral from regimenes_fiscales order by clave',
  )
  const giros = await client.query<{ _id: string; clave: string }>('select _id, clave from giros')
  return {
    regimenesFisica: regimenes.rows.filter((r) => r.fisica).map((r) => r._id),
    regimenesMoral: regimenes.rows.filter((r) => r.moral).map((r) => r._id),
    giros: new Map(giros.rows.map((g) => [g.clave, g._id])),
  }
}

const planes = (random: ReturnType<typeof createRandom>, now: number) =>
  [
    {
      nombre: 'Básica',
      precio: 499,
      descripcion: 'Para empezar.',
      beneficios: ['Una asesoría al mes', 'Expediente digital'],
    },
    {
      nombre: 'Profesional',
      precio: 1299.5,
      descripcion: 'Para quien necesita acompañamiento constante.',
      beneficios: ['Cuatro asesorías al mes', 'Expediente digital', 'Atención por teléfono'],
    },
    {
      nombre: 'Empresarial',
      precio: 5890,
      descripcion: 'Para equipos de hasta 50 personas.',
      beneficios: ['Asesorías sin límite', 'Visitas en sitio', 'Informe trimestral', 'Asesor asignado'],
    },
    {
      nombre: 'Deportiva',
      precio: 899,
      descripcion: '',
      beneficios: ['Plan de entrenamiento', 'Evaluación mensual'],
    },
    {
      nombre: 'Ágil por evento',
      precio: 349.99,
      descripcion: 'Un solo tema, una sola cita.',
      beneficios: ['Una asesoría'],
    },
  ].map((plan) => ({ _id: uuidAt(random, now - 1_000 * 86_400_000), ...plan }))
