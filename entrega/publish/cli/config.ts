import { configure, type Config, type ConfigChange } from '../change/configure.ts'
import { readLog } from '../log/log.ts'
import { Refusal } from '../refusal.ts'
import { sayConfig } from '../show/entry.ts'
import { command, listFrom, text } from './command.ts'

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

const options = {
  'admin-api-base': text,
  'admin-site-base': text,
  overrides: text,
  evidence: text,
  force: text,
}

/** `npm run config`: changes what the registry says besides its remotes. */
await command({ usage, words: [0, 0], options }, async ({ options, parts, wrong }) => {
  const change: ConfigChange = {}
  for (const [option, member] of Object.entries(members)) {
    const value = options[option as keyof typeof members]
    if (value === undefined) continue
    const list = listFrom(value).map((each) => checked(each, member))
    const isList = member === 'overrides' || member === 'evidence'
    if (!isList && list.length > 1) throw wrong
    Object.assign(change, { [member]: list.length === 0 ? null : isList ? list : list[0] })
  }
  if (Object.keys(change).length > 0) return configure(parts, change, options)
  console.log(sayConfig((await readLog(parts.store)).state.config))
})

/** An origin of remotes has no path. A base may lie on the page's own origin. */
function checked(item: string, member: keyof Config): string {
  const isAddress = /^https?:\/\//.test(item) && URL.canParse(item)
  if (member === 'overrides') {
    if (isAddress && new URL(item).origin === item) return item
    throw new Refusal(
      `«${item}» no es un origen: se escribe como https://ensayo.oficina.mx, sin nada después.`,
    )
  }
  if (member === 'evidence') {
    // The DER of an Ed25519 public key (RFC 8410) always begins with these bytes.
    if (/^MCowBQYDK2VwAyEA[\w+/]{43}=$/.test(item)) return item
    throw new Refusal(`«${item}» no es una clave pública: la escribe «npm run conformance -- clave archivo».`)
  }
  if (isAddress || /^\/(?!\/)/.test(item)) return item
  throw new Refusal(`«${item}» no es una dirección: se escribe como https://api.oficina.mx/admin.`)
}
