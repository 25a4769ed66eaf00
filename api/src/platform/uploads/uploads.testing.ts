import assert from 'node:assert/strict'
import { useApi } from '../../../test/api.ts'
import { contents } from '../../../test/backup/contents.ts'
import { eventually } from '../../../test/eventually.ts'
import { formBody, type Part, sendForm } from '../../../test/form.ts'
import { leftovers } from '../../../test/leftovers.ts'
import type { AppOptions } from '../../app.ts'

export const MB = 1024 * 1024
export const PATH = '/clientes/crear_archivo'
export const TYPE = 'multipart/form-data; boundary=limite'

export const pdfOf = (size: number) => Buffer.concat([contents.pdf as Buffer, Buffer.alloc(size)])

/** An api for the tests of one file that accepts files of up to 2 MB, with helpers to send them. */
export function useUploads(options: Partial<AppOptions> = {}) {
  let id_cliente = ''
  const api = useApi(
    { fileMaxBytes: 2 * MB },
    async (api) => (id_cliente = (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body._id),
    options,
  )

  const send = (name: string, content: Buffer, rest: Part[] = []) =>
    sendForm(api, 'POST /clientes/crear_archivo', [
      ['id_cliente', id_cliente],
      ['nombre', 'x'],
      { name, content },
      ...rest,
    ])
  const good = (content = pdfOf(MB)) =>
    formBody([['id_cliente', id_cliente], ['nombre', 'x'], { name: 'a.pdf', content }], 'limite')

  async function assertNothing(): Promise<void> {
    const { keys, loose, unfinished } = await leftovers(api)
    assert.deepEqual({ keys, loose, unfinished }, { keys: [], loose: [], unfinished: [] })
    const rows = await api.sql(
      "select 1 from archivos union all select 1 from auditoria where entidad = 'archivo'",
    )
    assert.equal(rows.length, 0)
  }

  /** The api notices a broken connection slightly later. */
  async function eventuallyNothing(): Promise<void> {
    await eventually(async () => {
      const { keys, loose, unfinished } = await leftovers(api)
      return keys.length + loose.length + unfinished.length === 0
    }, 'nothing is left')
    await assertNothing()
  }

  return { api, send, good, assertNothing, eventuallyNothing }
}
