import assert from 'node:assert/strict'
import type { CallName } from '@backoffice/shared/contract'
import { type TestApi, useApi } from '../../../test/api.ts'
import { parseCsv } from '../../../test/csv.ts'

type Lista = 'clientes' | 'asesorias' | 'usuarios'

/** An api for the tests of one file, filled by `prepare`, with helpers to export its lists. */
export function useExports(prepare: (api: TestApi) => Promise<unknown>) {
  const api = useApi({}, prepare)

  const ask = async (lista: Lista, question: object = {}, token = api.token) => {
    const { status, body } = await api.call(`POST /${lista}/exportar` as CallName, question, { token })
    assert.equal(status, 200, body.msg)
    return body.url as string
  }
  const fetchUrl = (url: string, method: 'GET' | 'HEAD' = 'GET') => api.app.inject({ method, url })

  async function csv(lista: Lista, question: object = {}, token = api.token) {
    const response = await fetchUrl(await ask(lista, question, token))
    assert.equal(response.statusCode, 200, response.payload)
    const [header = [], ...rows] = parseCsv(response.payload.replace(/^\ufeff/, ''))
    const records = rows.map((row) => Object.fromEntries(row.map((cell, i) => [header[i] ?? '', cell])))
    return { header, records, response }
  }

  return { api, ask, fetchUrl, csv }
}
