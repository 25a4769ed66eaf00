/** Whether this browser can use passkeys as the server writes them (WebAuthn level 3). */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Asks the browser for one of the person's passkeys; rejects if there is none, or the person does not want to. */
export async function askPasskey(opciones: Record<string, unknown>): Promise<Record<string, unknown>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    opciones as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const credential = await navigator.credentials.get({ publicKey })
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey')
  return credential.toJSON() as unknown as Record<string, unknown>
}
