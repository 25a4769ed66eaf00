import { api } from '@backoffice/shared'
import type { PasoPedido, ResponseOf } from '@backoffice/shared/contract'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../useCall.ts'
import { equipos, keepEquipo } from './equipos.ts'

type Entered = ResponseOf<'/auth/segundo_paso'>

/** Does the second step of a sign-in: first, silently, with what this browser remembers; then as the person says. */
export function useSegundoPaso({ ticket }: PasoPedido, onToken: (token: string) => void) {
  const { busy, error, run, forget } = useCall()
  const [noLlave, setNoLlave] = useState(false)
  const [remembers, setRemembers] = useState(() => equipos().length > 0)
  const enter = useRef(onToken)
  useEffect(() => {
    enter.current = onToken
  })

  useEffect(() => {
    if (!remembers) return
    const { signal, abort } = abortable()
    api.post('/auth/segundo_paso', { ticket, equipos: equipos() }, { signal, silent: true }).then(
      ({ token }) => enter.current(token),
      () => !signal.aborted && setRemembers(false),
    )
    return abort
  }, [remembers, ticket])

  const done = ({ token, equipo }: Entered) => {
    if (equipo) keepEquipo(equipo)
    enter.current(token)
  }
  const sendCode = (codigo: string, recordar: boolean, failed: () => void) =>
    run((options) => api.post('/auth/segundo_paso', { ticket, codigo, recordar }, options), done, failed)

  const sendLlave = (recordar: boolean) => {
    setNoLlave(false)
    return run(
      async (options) => {
        const { opciones } = await api.post('/auth/opciones_llave', { ticket }, options)
        const llave = await askPasskey(opciones).catch(() => null)
        if (!llave) return setNoLlave(true)
        return api.post('/auth/segundo_paso', { ticket, llave, recordar }, options)
      },
      (answer) => answer && done(answer),
    )
  }

  return { busy, error, forget, noLlave, remembers, sendCode, sendLlave }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Whether this browser can use passkeys as the server writes them (WebAuthn level 3). */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Asks the browser for one of the person's passkeys; rejects if there is none, or the person cancels. */
async function askPasskey(opciones: Record<string, unknown>): Promise<Record<string, unknown>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    opciones as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const credential = await navigator.credentials.get({ publicKey })
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey')
  return credential.toJSON() as unknown as Record<string, unknown>
}
