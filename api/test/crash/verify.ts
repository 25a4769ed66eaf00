import assert from 'node:assert/strict'
import type { Client } from './client.ts'
import { allowed, asText, type Entry, type Facts, type Ledger, type State } from './ledger.ts'

interface Profile {
  informacion_personal: { nombre: string }
  informacion_empresarial: { rfc: string }
  asesorias: { motivo: string }[]
  contrataciones: { total: number; status: number }[]
  archivos: { _id: string; nombre: string }[]
}

/**
 * Compares the api's data with the acknowledged state; where two states were possible, the one found counts from here
 * on.
 */
export async function verify(client: Client, ledger: Ledger, when: string): Promise<void> {
  const answer = await client.post('/clientes/listar', {})
  assert.equal(answer?.status, 200)
  const listed = answer.body.clientes as { _id: string; nombre: string }[]
  const names = new Map(listed.map(({ _id, nombre }) => [nombre, _id]))
  const known = new Set<string>()
  for (const entry of ledger.entries) {
    entry.id ??= names.get(entry.nombre) ?? null
    const found = entry.id ? await read(client, entry.id) : null
    const options = allowed(entry)
    assert.ok(
      options.includes(asText(found)),
      `${when}: found ${asText(found)}, acknowledged or asked for were ${options.join(' | ')}`,
    )
    entry.known = found
    entry.maybe = []
    if (found) known.add(entry.id as string)
  }
  const strangers = listed.filter(({ _id }) => !known.has(_id))
  assert.deepEqual(strangers, [], `${when}: nothing is there that was not asked for`)
  // Forgets deleted clients.
  ledger.entries.splice(0, ledger.entries.length, ...ledger.entries.filter(alive))
}

const alive = ({ known }: Entry) => known !== null

async function read(client: Client, id: string): Promise<State> {
  const answer = await client.post('/clientes/perfil', { id })
  if (answer?.status === 404) return null
  assert.equal(answer?.status, 200)
  const profile = answer.body.cliente as Profile
  const archivos: Facts['archivos'] = {}
  for (const { _id, nombre } of profile.archivos) {
    const details = await client.post('/clientes/detalles_archivo', { id_cliente: id, id_archivo: _id })
    assert.equal(details?.status, 200)
    archivos[nombre] = await client.bytesAt((details.body.archivo as { url: string }).url)
  }
  return {
    nombre: profile.informacion_personal.nombre,
    rfc: profile.informacion_empresarial.rfc,
    asesorias: profile.asesorias.map(({ motivo }) => motivo),
    contrataciones: Object.fromEntries(profile.contrataciones.map(({ total, status }) => [total, status])),
    archivos,
  }
}
