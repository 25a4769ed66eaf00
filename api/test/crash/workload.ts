import { type Client, content, type Outcome, sha } from './client.ts'
import type { Entry, Facts, Ledger } from './ledger.ts'

export interface Work {
  client: Client
  ledger: Ledger
  /** The plan for purchases. */
  membresia: string
  /** False: stop after the current request. */
  going: () => boolean
}

/** Creates clients and edits them as people do, until it is stopped or loses the server. */
export async function work(w: Work): Promise<void> {
  while (w.going()) {
    const entry = await create(w)
    if (!entry) continue
    const steps = [
      addAsesoria,
      addContratacion,
      addArchivo,
      edit,
      cancel,
      addArchivo,
      replaceArchivo,
      removeArchivo,
      edit,
    ]
    // Half of the clients stay, because most clients are not deleted.
    const all = w.ledger.entries.length % 2 ? steps : [...steps, remove]
    for (const step of all) {
      // Without an answer the state of this client is unknown: it is left alone.
      if (!w.going() || !(await step(w, entry))) break
    }
  }
}

/** An acknowledged client that no other worker uses. */
export async function create({ client, ledger }: Work): Promise<Entry | null> {
  const nombre = ledger.next()
  const entry = ledger.open(nombre)
  const after: Facts = { nombre, rfc: nombre, asesorias: [], contrataciones: {}, archivos: {} }
  entry.maybe = [after]
  const answer = await client.post('/clientes/crear', { nombre, rfc: nombre })
  if (answer?.status === 200) entry.id = answer.body._id as string
  return settle(ledger, entry, after, answer) ? entry : null
}

const edit = ({ client, ledger }: Work, entry: Entry) => {
  const nombre = ledger.next()
  return change(ledger, entry, { nombre, rfc: nombre }, () =>
    client.post('/clientes/editar', { id: entry.id, nombre, rfc: nombre }),
  )
}

const addAsesoria = ({ client, ledger }: Work, entry: Entry) => {
  const motivo = ledger.next()
  const asesorias = [...facts(entry).asesorias, motivo]
  return change(ledger, entry, { asesorias }, () =>
    client.post('/asesorias/crear', { cliente: entry.id, motivo, fecha: '2026-01-15' }),
  )
}

const addContratacion = ({ client, ledger, membresia }: Work, entry: Entry) => {
  const total = Number(ledger.next().slice(1))
  const contrataciones = { ...facts(entry).contrataciones, [total]: 0 }
  return change(ledger, entry, { contrataciones }, () =>
    client.post('/clientes/crear_contratacion', {
      id_cliente: entry.id,
      id_membresia: membresia,
      total,
      metodo: 0,
      fecha_inicio: '2026-01-01',
      fecha_fin: '2999-12-31',
    }),
  )
}

async function cancel({ client, ledger }: Work, entry: Entry): Promise<boolean> {
  const profile = await client.post('/clientes/perfil', { id: entry.id })
  if (profile?.status !== 200) return false
  const [bought] = (profile.body.cliente as { contrataciones: { _id: string; total: number }[] })
    .contrataciones
  if (!bought) return true
  const contrataciones = { ...facts(entry).contrataciones, [bought.total]: 2 }
  return change(ledger, entry, { contrataciones }, () =>
    client.post('/clientes/cancelar_contratacion', { id_cliente: entry.id, id_contratacion: bought._id }),
  )
}

const addArchivo = ({ client, ledger }: Work, entry: Entry) => {
  const nombre = ledger.next()
  const bytes = content(nombre, 50_000 + (ledger.entries.length % 7) * 100_000)
  const archivos = { ...facts(entry).archivos, [nombre]: sha(bytes) }
  return change(ledger, entry, { archivos }, () =>
    client.upload('/clientes/crear_archivo', { id_cliente: entry.id as string, nombre }, bytes),
  )
}

async function replaceArchivo(w: Work, entry: Entry): Promise<boolean> {
  const found = await firstArchivo(w, entry)
  if (!found) return found === undefined
  const bytes = content(w.ledger.next(), 80_000)
  const archivos = { ...facts(entry).archivos, [found.nombre]: sha(bytes) }
  const fields = { id_cliente: entry.id as string, id_archivo: found._id, nombre: found.nombre }
  return change(w.ledger, entry, { archivos }, () =>
    w.client.upload('/clientes/editar_archivo', fields, bytes),
  )
}

async function removeArchivo(w: Work, entry: Entry): Promise<boolean> {
  const found = await firstArchivo(w, entry)
  if (!found) return found === undefined
  const { [found.nombre]: _gone, ...archivos } = facts(entry).archivos
  return change(w.ledger, entry, { archivos }, () =>
    w.client.post('/clientes/eliminar_archivo', { id_cliente: entry.id, id_archivo: found._id }),
  )
}

/** undefined: it does not exist; null: no answer. */
async function firstArchivo({ client }: Work, entry: Entry) {
  const profile = await client.post('/clientes/perfil', { id: entry.id })
  if (profile?.status !== 200) return null
  return (profile.body.cliente as { archivos: { _id: string; nombre: string }[] }).archivos[0]
}

const remove = async ({ client, ledger }: Work, entry: Entry) => {
  entry.maybe = [null]
  return settle(ledger, entry, null, await client.post('/clientes/eliminar', { id: entry.id }))
}

export const facts = (entry: Entry): Facts => entry.known as Facts

/** Does one thing to a client and records the answer. */
export async function change(
  ledger: Ledger,
  entry: Entry,
  changes: Partial<Facts>,
  send: () => Promise<Outcome>,
) {
  const after = { ...facts(entry), ...changes }
  entry.maybe = [after]
  return settle(ledger, entry, after, await send())
}

/** Records an answer; without a successful one both states remain possible. */
function settle(ledger: Ledger, entry: Entry, after: Facts | null, answer: Outcome): boolean {
  if (answer?.status !== 200) return false
  entry.known = after
  entry.maybe = []
  ledger.acknowledged++
  return true
}
