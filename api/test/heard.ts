import type { Ask, Asked, Heard } from '@backoffice/shared/contract/casos'
import type { CallName } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import type { Answer, TestApi } from './api.ts'
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
    return send(api, name, body, { token: ada, ...asked })
  }
}

async function send(
  api: TestApi,
  name: CallName,
  body: object | undefined,
  { token = '', key, file }: Asked,
): Promise<Heard> {
  const once = key === undefined ? {} : { 'idempotency-key': key }
  if (file === undefined) return heard(api.call(name, body, { token, headers: once }))
  const texts = Object.entries(body ?? {}) as [string, string][]
  const form = formBody([...texts, ...(file === '' ? [] : [{ name: file, content: PDF }])])
  return heard(api.call(name, form.payload, { token, headers: { ...form.headers, ...once } }))
}

async function heard(answer: Promise<Answer>): Promise<Heard> {
  const { status, body } = await answer
  return { status, body: body as unknown }
}
