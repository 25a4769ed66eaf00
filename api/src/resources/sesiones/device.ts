const UNKNOWN = 'Equipo desconocido'

/** What a person recognizes a device by: «Chrome en Windows». */
export async function deviceOf(agente: string): Promise<string> {
  if (agente === '') return UNKNOWN
  // Loaded lazily: only people who look at their sessions need it.
  const { default: Bowser } = await import('bowser')
  const { browser, os } = Bowser.parse(agente)
  if (browser.name && os.name) return `${browser.name} en ${os.name}`
  return browser.name || os.name || UNKNOWN
}
