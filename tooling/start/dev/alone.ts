import { remoteNames } from '@backoffice/entrega/build/workspace'
import { checkPort } from '../before/port.ts'

/** The name of the kit's catalogue in `npm run dev`; every other name is a remote's. */
const catalog = 'catalogo'

/**
 * One remote alone, with the in-memory back end, or the catalogue of the kit; both with Fast Refresh; or one inside a
 * deployed host.
 */
export async function devAlone(name: string, port: number, host?: string) {
  const remote = name.replace(/^remote-/, '')
  if ((host || name !== catalog) && !remoteNames.includes(remote)) {
    throw new Error(
      `No existe el remoto «${name}». Hay: ${remoteNames.join(', ')}; y «${catalog}», que muestra el kit.`,
    )
  }
  const taken = await checkPort('127.0.0.1', port)
  if (taken) throw new Error(taken)
  if (host) return devInside(remote, port, host)
  const { catalogServer, standaloneServer } = await import('@backoffice/entrega/build/dev')
  const servers = await (name === catalog ? catalogServer({ port }) : standaloneServer({ remote, port }))
  const what = name === catalog ? 'El catálogo del kit' : `${remote}, solo y con datos en memoria`
  console.log(`\n${what}: ${servers.url}\n`)
  return servers
}

async function devInside(remote: string, port: number, host: string) {
  const { insideServer } = await import('@backoffice/entrega/build/dev')
  const servers = await insideServer({ remote, host, port })
  console.log(`\n${remote} de este equipo, dentro de ${host} y con sus datos: ${servers.url}\n`)
  return servers
}
