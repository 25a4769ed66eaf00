import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { sweepFiles } from '../../platform/files/sweep.ts'
import { pdf, useArchivos } from './archivos.testing.ts'

const { api, newCliente, details, bytesAt, withFile, assertNothingLeft } = useArchivos()

const DAY = 86_400_000
type File = { id_cliente: string; id_archivo: string; version?: number }
const remove = (file: File) => api.call('POST /clientes/eliminar_archivo', file)
const restore = (file: File) => api.call('POST /clientes/restaurar_archivo', file)
const sweepIn = (days: number) =>
  sweepFiles({ db: api.app.db, files: api.app.files, orphanMinutes: 60 }, new Date(Date.now() + days * DAY))

async function deletedFile() {
  const { id_cliente, archivo } = await withFile()
  const file = { id_cliente, id_archivo: archivo._id }
  await remove(file)
  return { file, archivo }
}

describe('[E-05] POST /clientes/restaurar_archivo', () => {
  it('puts the file back into the list with its bytes, which no sweep deletes any more', async () => {
    const { file, archivo } = await deletedFile()
    const { status, body } = await restore(file)
    assert.deepEqual([status, body.msg], [200, 'Archivo restaurado'])
    assert.deepEqual(body.archivos, [{ ...archivo, version: archivo.version + 2 }])
    await sweepIn(31)
    const { url } = (await details(file.id_cliente, file.id_archivo)).body.archivo
    assert.deepEqual(await bytesAt(url), pdf.content)
    assert.deepEqual((await restore(file)).body.archivos, body.archivos, 'a call that comes twice')
    await assertNothingLeft()
  })

  it('[D25] once the bytes are gone, says so', async () => {
    const { file } = await deletedFile()
    await sweepIn(29)
    await sweepIn(31)
    const { status, body } = await restore(file)
    assert.deepEqual(
      [status, body.msg],
      [409, 'El archivo se eliminó hace más de 30 días y ya no se guarda; no se puede restaurar'],
    )
  })

  it('[D41] [D21] a stale version: 409; of another or a deleted client: 404', async () => {
    const { file } = await deletedFile()
    assert.equal((await restore({ ...file, version: 1 })).status, 409)
    const wrong = await restore({ ...file, id_cliente: await newCliente() })
    assert.deepEqual([wrong.status, wrong.body.msg], [404, 'El archivo no existe'])
    assert.equal((await restore({ ...file, id_archivo: uuidv7() })).status, 404)
    await api.call('POST /clientes/eliminar', { id: file.id_cliente })
    assert.equal((await restore(file)).body.msg, 'El cliente no existe')
  })
})
