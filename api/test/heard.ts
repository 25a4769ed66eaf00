import type { Ask, Asked } from '@backoffice/shared/contract/casos'
import type { CallName } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import type { TestApi } from './api.ts'
import { formBody } from './form.ts'

const PDF = '%PDF-1.4\n%%EOF\n'

/** Makes calls in an empresa of their own, which has one Administrador, Ada; returns when a batch has ended. */
export async function askerOf(api: TestApi): Promise<Ask> {
  const idLocatario = uuidv7()
  await api.addEmpresa(idLocatario)
  const email = `${uuidv7()}@pruebas.mx`
  await api.addUser({ nombre: 'Ada', tipo: 0, email }, idLocatario)
  const ada = await api.signIn(email)
  return async (name, body, asked) => {
    if (name === 'POST /lotes/ver') await api.app.lotes.idle()
    const { status, body: answer } = await send(api, name, body, { token: ada, ...asked })
    return { status, body: answer as unknown }
  }
}

function send(api: TestApi, name: CallName, body: object | undefined, { token = '', key, file }: Asked) {
  const once: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  if (file === undefined) return api.call(name, body, { token, headers: once })
  const texts = Object.entries(body ?? {}) as [string, string][]
  const form = formBody([...texts, ...(file === '' ? [] : [{ name: file, content: PDF }])])
  return api.call(name, form.payload, { token, headers: { ...form.headers, ...once } })
}
