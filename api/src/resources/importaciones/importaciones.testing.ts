import type { Importacion } from '@backoffice/shared/contract'
import assert from 'node:assert/strict'
import { XlsxStreamWriter } from 'hucre/xlsx'
import type { TestApi } from '../../../test/api.ts'
import { sendForm } from '../../../test/form.ts'

type Cells = (string | number | Date | null)[][]

/** A workbook as Excel writes it. */
export const workbook = async (rows: Cells, name = 'Hoja1'): Promise<Buffer> => {
  const writer = new XlsxStreamWriter({ name })
  for (const row of rows) writer.addRow(row)
  return Buffer.from(await writer.finish())
}

/** Sends a sheet; the answer is the call's. */
export const sendSheet = (api: TestApi, name: string, content: Buffer | string, token = api.token) =>
  sendForm(api, 'POST /clientes/leer_importacion', [{ name, content }], { token })

/** The same, read. */
export async function readSheetOf(
  api: TestApi,
  content: Buffer | string,
  { name = 'clientes.csv', token = api.token } = {},
): Promise<Importacion> {
  const { status, body } = await sendSheet(api, name, content, token)
  assert.equal(status, 200, JSON.stringify(body))
  return body.importacion as Importacion
}

/** Imports a sheet with the columns that were guessed, and waits for its end. */
export async function importSheet(
  api: TestApi,
  content: Buffer | string,
  more: object = {},
  token = api.token,
) {
  const { _id: id, columnas } = await readSheetOf(api, content, { token })
  const body = { id, columnas: columnas.map(({ destino }) => destino), repetidos: 'omitir', ...more }
  const begun = await api.call('POST /clientes/comenzar_importacion', body, { token })
  assert.equal(begun.status, 200, JSON.stringify(begun.body))
  await api.app.importaciones.idle()
  return seen(api, id, token)
}

export async function seen(api: TestApi, id: string, token = api.token) {
  const { body } = await api.call('POST /clientes/ver_importacion', { id }, { token })
  return body as {
    importacion: Importacion
    fallas: { fila: number; columna: string | null; motivo: string }[]
  }
}
