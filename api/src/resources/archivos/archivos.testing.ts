import assert from 'node:assert/strict'
import { useApi } from '../../../test/api.ts'
import { contents } from '../../../test/backup/contents.ts'
import { type FilePart, type Part, sendForm } from '../../../test/form.ts'
import { leftovers } from '../../../test/leftovers.ts'

export const pdf: FilePart = {
  name: 'Identificación.PDF',
  content: contents.pdf as Buffer,
  type: 'application/pdf',
}
export const png: FilePart = { name: 'foto.png', content: contents.png as Buffer }

/** An api for the tests of one file, with helpers for a client's files. */
export function useArchivos() {
  const api = useApi()
  const newCliente = async () =>
    (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body._id as string
  const create = (parts: Part[], options = {}) =>
    sendForm(api, 'POST /clientes/crear_archivo', parts, options)
  const edit = (parts: Part[], options = {}) => sendForm(api, 'POST /clientes/editar_archivo', parts, options)
  const details = (id_cliente: string, id_archivo: string, token?: string) =>
    api.call('POST /clientes/detalles_archivo', { id_cliente, id_archivo }, token ? { token } : {})
  const bytesAt = async (url: string) => (await api.app.inject({ method: 'GET', url })).rawPayload

  /** A client with one file. */
  async function withFile(file = pdf) {
    const id_cliente = await newCliente()
    const { body } = await create([
      ['id_cliente', id_cliente],
      ['nombre', 'INE'],
      ['descripcion', 'Frente'],
      file,
    ])
    return { id_cliente, archivo: body.archivos[0] as { _id: string; version: number; fecha: string } }
  }

  async function assertNothingLeft() {
    const { orphans, lost, loose, unfinished } = await leftovers(api)
    assert.deepEqual(
      { orphans, lost, loose, unfinished },
      { orphans: [], lost: [], loose: [], unfinished: [] },
    )
  }

  return { api, newCliente, create, edit, details, bytesAt, withFile, assertNothingLeft }
}
