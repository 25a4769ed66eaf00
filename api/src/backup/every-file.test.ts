import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, it } from 'node:test'
import sharp from 'sharp'
import { contents as storeContents } from '../../test/backup/backup.ts'
import { contents } from '../../test/backup/contents.ts'
import { makeDatabase, type TestDatabase } from '../../test/databases.ts'
import { sendForm } from '../../test/form.ts'
import { useApi } from '../../test/api.ts'
import { withOwner } from '../platform/database/connect.ts'
import { folderStore } from '../platform/files/folder.ts'
import { restoreBackup } from './restore/restore.ts'
import { verifyBackup } from './restore/verify.ts'
import { writeBackup } from './write.ts'

const api = useApi()
let target: TestDatabase | undefined
after(() => target?.drop())

it('a backup contains every file that calls put into the store, also deleted and replaced ones', async () => {
  const { body } = await api.call('POST /clientes/crear', { nombre: 'Ana' })
  for (const nombre of ['Acta', 'Poder']) {
    const file = { name: 'acta.pdf', content: contents.pdf! }
    const { status } = await sendForm(api, 'POST /clientes/crear_archivo', [
      ['id_cliente', body._id],
      ['nombre', nombre],
      ['descripcion', ''],
      file,
    ])
    assert.equal(status, 200)
  }
  const [{ _id: id_archivo } = {}] = await api.sql<{ _id: string }>('select _id from archivos')
  await api.call('POST /clientes/eliminar_archivo', { id_cliente: body._id, id_archivo })
  for (const background of ['#0000ff', '#ff0000']) {
    const image = sharp({ create: { width: 300, height: 300, channels: 3, background } })
    const photo = { member: 'perfil', name: 'foto.png', content: await image.png().toBuffer() }
    const { status, body } = await sendForm(api, 'POST /configuracion/editar_perfil_personal', [photo])
    assert.equal(status, 200, body.msg)
  }
  const stored = await storeContents(api.app.files)
  assert.equal(Object.keys(stored).length, 4)

  const path = join(api.folder.path, 'todo.respaldo')
  const written = await withOwner(api.database.connection, (client) =>
    writeBackup(client, api.app.files, path),
  )
  assert.deepEqual([written.archivos, written.faltantes], [4, 0])
  target = await makeDatabase({ empty: true })
  const store = folderStore(join(api.folder.path, 'restaurados'))
  const backup = await verifyBackup(path)
  await withOwner(target.connection, (client) => restoreBackup(client, store, path, backup))
  assert.deepEqual(await storeContents(store), stored)
})
