import {
  filesOf,
  inspect,
  powers,
  publishedPorts,
  serviceOf,
} from '../../deploy/checks/compose/containers.ts'
import { docker, dockerSays } from '../../deploy/checks/compose/docker.ts'
import { leftovers } from '../../deploy/checks/compose/images/image-files.ts'
import { expect, test } from './shipped.ts'

/* The containers' ports, privileges and contents. */

const services = [
  'api',
  'gateway',
  'postgres',
  'remote-asesorias',
  'remote-clientes',
  'remote-configuracion',
  'remote-usuarios',
]

test('only the gateway publishes a port, and only to this machine', async ({ shipped }) => {
  const containers = await inspect(await shipped.compose.ids())
  expect(containers.map(serviceOf).sort()).toEqual(services)
  expect(publishedPorts(containers)).toEqual([`gateway 127.0.0.1:${shipped.port}`])
})

test('no container can write to its root file system, runs as root, or has more privileges than it needs', async ({
  shipped,
}) => {
  const containers = await inspect(await shipped.compose.ids())
  for (const container of containers) {
    const name = serviceOf(container)
    // PostgreSQL's image starts as root, gives its folder to its own user and switches to it.
    const allowed = name === 'postgres' ? /^it has / : /^$/
    expect
      .soft(
        powers(container).filter((power) => !allowed.test(power)),
        name,
      )
      .toEqual([])
    const status = await dockerSays(['exec', container.Id, 'cat', '/proc/1/status'])
    expect.soft(/^Uid:\s+(\d+)/m.exec(status)?.[1], `${name}: who its process is`).not.toBe('0')
    expect.soft(/^NoNewPrivs:\s+(\d)/m.exec(status)?.[1], `${name}: no new privileges`).toBe('1')
    const write = await docker(['exec', '--user', '0', container.Id, 'touch', '/aqui'])
    expect.soft(write.status, `${name}: touch /aqui`).not.toBe(0)
    expect.soft(write.stderr, name).toMatch(/Read-only file system/)
  }
})

test('the images built here contain neither sources nor build and test tools', async ({ shipped }) => {
  const containers = await inspect(await shipped.compose.ids())
  for (const container of containers.filter((each) => serviceOf(each) !== 'postgres')) {
    const service = serviceOf(container)
    const files = await filesOf(container.Id)
    expect(files.length, service).toBeGreaterThan(100)
    expect.soft(leftovers(files), service).toEqual([])
  }
})

test('no image contains a secret, not even in its history', async ({ shipped }) => {
  const images = JSON.parse(await shipped.compose.run('images', '--format', 'json')) as { ID: string }[]
  const ids = [...new Set(images.map(({ ID }) => ID))]
  const told = await dockerSays(['image', 'inspect', ...ids])
  const history = await Promise.all(ids.map((id) => dockerSays(['history', '--no-trunc', id])))
  expect([told, ...history].join('\n')).not.toMatch(/solo-para-pruebas|caballo correcto|_authToken|npmrc=/)
})
