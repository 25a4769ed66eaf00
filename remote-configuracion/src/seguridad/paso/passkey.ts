/** Whether this browser can make passkeys as the server writes them (WebAuthn level 3). */
export const canMakePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Asks the browser to make a passkey; null: there is none, or the person does not want to. */
export async function makePasskey(
  opciones: Record<string, unknown>,
): Promise<Record<string, unknown> | null> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      opciones as unknown as PublicKeyCredentialCreationOptionsJSON,
    )
    const credential = await navigator.credentials.create({ publicKey })
    return credential instanceof PublicKeyCredential
      ? (credential.toJSON() as unknown as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
