import { configure, type Config, type ConfigChange } from '../change/configure.ts'
import { readLog } from '../log/log.ts'
import { stateAt } from '../log/state.ts'
import { Refusal } from '../refusal.ts'
import { sayConfig, sayEntry } from '../show/entry.ts'
import { asked, listFrom, partsFor, run } from './command.ts'

const usage = `Uso: npm run config [-- opciones] [--to carpeta] [--note "…"]
  Lo que el registro dice a todas las páginas; sin opciones, lo muestra. Lo que no se nombra se queda, y '' quita lo que se nombra.
  --admin-api-base https://…       la base de la api
  --admin-site-base https://…      la base del sitio público
  --overrides "https://… https://…"  de qué orígenes se puede probar un remoto en una pestaña
  --evidence "clave clave"         las claves públicas de quienes firman comprobaciones; con ellas, una versión sin comprobación firmada no se usa
  --force "…"                      aunque deje de usarse algo que está en uso, y por qué: queda anotado`

const members = {
  'admin-api-base': 'adminApiBase',
  'admin-site-base': 'adminSiteBase',
  overrides: 'overrides',
  evidence: 'evidence',
} as const satisfies Record<string, keyof Config>

/** `npm run config`: changes what the registry says besides its remotes. */
await run(async () => {
  const text = { type: 'string' } as const
  const { words, options } = asked(usage, {
    'admin-api-base': text,
    'admin-site-base': text,
    overrides: text,
    evidence: text,
    force: text,
  })
  if (words.length > 0) throw new Refusal(usage)
  const parts = await partsFor(options.to)
  const change: ConfigChange = {}
  for (const [option, member] of Object.entries(members)) {
    const value = options[option as keyof typeof members]
    if (value !== undefined) Object.assign(change, { [member]: valueOf(member, value) })
  }
  if (Object.keys(change).length === 0) {
    const { config } = stateAt((await readLog(parts.store)).entries)
    console.log(sayConfig(config))
    return
  }
  for (const line of sayEntry(await configure(parts, change, options))) console.log(line)
})

function valueOf(member: keyof Config, text: string): string | string[] | null {
  const list = listFrom(text)
  if (list.length === 0) return null
  if (member === 'evidence') return list.map(keyFrom)
  const addresses = list.map((each) => addressFrom(each, member))
  if (member === 'overrides') return addresses
  if (addresses.length > 1) throw new Refusal(usage)
  return addresses[0] ?? null
}

/** An origin of remotes has no path. A base may lie on the page's own origin. */
function addressFrom(text: string, member: keyof Config): string {
  const isOrigin = /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text
  const isBase = /^\/(?!\/)/.test(text) || (/^https?:\/\//.test(text) && URL.canParse(text))
  if (member === 'overrides' ? isOrigin : isBase) return text
  throw new Refusal(
    member === 'overrides'
      ? `«${text}» no es un origen: se escribe como https://ensayo.oficina.mx, sin nada después.`
      : `«${text}» no es una dirección: se escribe como https://api.oficina.mx/admin.`,
  )
}

function keyFrom(text: string): string {
  // The DER of an Ed25519 public key (RFC 8410) always begins with these bytes.
  if (/^MCowBQYDK2VwAyEA[\w+/]{43}=$/.test(text)) return text
  throw new Refusal(`«${text}» no es una clave pública: la escribe «npm run conformance -- clave archivo».`)
}
