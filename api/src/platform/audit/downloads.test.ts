import assert from 'node:assert/strict'
import { it } from 'node:test'
import { useApi } from '../../../test/api.ts'
import { contents } from '../../../test/backup/contents.ts'
import { sendForm } from '../../../test/form.ts'

const api = useApi()

interface AuditEntry extends Record<string, unknown> {
  accion: string
  entidad: string
  id_usuario: string
  id_entidad: string
  llamada: string
  despues: unknown
}

const entries = async (accion: string) =>
  (await api.sql<AuditEntry>('select * from auditoria where accion = $1 order by momento', [accion])).map(
    ({ entidad, id_usuario, id_entidad, llamada, despues }) => ({
      ...{ entidad, id_usuario, id_entidad, llamada, despues },
    }),
  )
const fetchUrl = async (url: string, method: 'GET' | 'HEAD' = 'GET') =>
  (await api.app.inject({ method, url })).statusCode

it('[D50] tells who downloads a client’s file or an export, when the bytes leave and each time', async () => {
  const { _id: id_cliente } = (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body
  const pdf = contents.pdf as Buffer
  const parts = Object.entries({ id_cliente, nombre: 'INE' })
  const sent = await sendForm(api, 'POST /clientes/crear_archivo', [
    ...(parts as [string, string][]),
    { name: 'ine.pdf', content: pdf },
  ])
  const id_archivo = sent.body.archivos[0]._id as string
  const { archivo } = (await api.call('POST /clientes/detalles_archivo', { id_cliente, id_archivo })).body
  const { url } = (await api.call('POST /clientes/exportar', {})).body
  assert.deepEqual(await entries('descargar'), [])

  for (const address of [archivo.url, url]) assert.equal(await fetchUrl(address, 'HEAD'), 200)
  assert.deepEqual(await entries('descargar'), [], 'a question about them is no download')
  for (const address of [archivo.url, archivo.url, url]) assert.equal(await fetchUrl(address), 200)
  const [{ _id: export_ } = { _id: '' }] = await api.sql<{ _id: string }>('select _id from exportaciones')
  const by = { id_usuario: api.admin, llamada: 'GET /descargas/*' }
  const file = { ...by, entidad: 'archivo', id_entidad: id_archivo, despues: null }
  assert.deepEqual(await entries('descargar'), [
    file,
    file,
    { ...by, entidad: 'exportacion', id_entidad: export_, despues: { lista: 'clientes' } },
  ])
  const [asked] = await entries('exportar')
  assert.equal(asked!.id_entidad, export_)
})

it('[D50] sends no bytes that the audit can’t tell of', async () => {
  const { url } = (await api.call('POST /clientes/exportar', {})).body
  await api.sql(`create function falla() returns trigger language plpgsql as
    $$ begin raise exception 'sin auditoría' using errcode = '53100'; end $$`)
  await api.sql('create trigger falla before insert on auditoria for each row execute function falla()')
  assert.equal(await fetchUrl(url), 503)
  assert.deepEqual(await api.sql('select from turnos'), [], 'and the person may ask again')
  await api.sql('drop trigger falla on auditoria')
  assert.equal(await fetchUrl(url), 200)
})
