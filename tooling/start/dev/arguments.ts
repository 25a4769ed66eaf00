import { parseArgs } from 'node:util'

const usage = 'Uso: npm run dev [remoto | catalogo], o npm run dev <remoto> -- --host https://oficina.ejemplo'

export type Asked = { name?: string | undefined; host?: string | undefined } | { problem: string }

/** What `npm run dev` is asked for: everything, one name alone, or a remote inside a deployed host (its origin). */
export function askedFrom(args: string[]): Asked {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { host: { type: 'string' } },
    })
    const [name, ...rest] = positionals
    if (rest.length > 0 || (values.host !== undefined && !name)) return { problem: usage }
    if (values.host === undefined) return { name }
    const host = originOf(values.host)
    return host
      ? { name, host }
      : { problem: `--host debe ser la dirección https de un host, y es «${values.host}».` }
  } catch {
    return { problem: usage }
  }
}

/** People sign in there: in clear text only on this machine. */
function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, origin } = new URL(address)
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isHere) ? origin : null
}
