import type { RemoteSource } from '@backoffice/shared/contract'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../tooling/start/before/root.mjs'
import type { Names } from './names.ts'

/** The model remote: the others follow its structure. */
const model = 'usuarios'
/** The files in which two remotes differ only by name. */
const copied = [
  'package.json',
  'tsconfig.json',
  'jest.config.ts',
  'webpack.config.ts',
  'src/index.ts',
  'src/bootstrap.tsx',
]

/** Dependencies that its tests need, and the example's test does not. */
const onlyInTheModel = /^ *"@testing-library\/user-event": .*\n/m

/** Every file of a new remote, by its path in the remote's folder. */
export function filesOf(names: Names, order: number): Map<string, string> {
  const fromModel = copied.map((file): [string, string] => {
    const text = readFileSync(path.join(root, `remote-${model}`, file), 'utf8')
    return [file, text.replaceAll(model, names.name).replace(onlyInTheModel, '')]
  })
  const { pascal } = names
  return new Map([
    ...fromModel,
    ['remote.json', remoteJson(names, order)],
    ['src/module.tsx', moduleOf(names)],
    [`src/list/${pascal}Page.tsx`, page(names)],
    [`src/list/${pascal}Page.test.tsx`, test(names)],
    ['src/list/columns.ts', columns],
    ['src/list/list.ts', list(names)],
    ['src/list/list.textos.ts', texts(names)],
  ])
}

function remoteJson({ name, title }: Names, order: number): string {
  const permission = `${name}.ver`
  const data: RemoteSource = {
    name,
    title,
    base: `/${name}`,
    exposes: ['./module'],
    menu: [{ label: title, path: `/${name}`, permission, order }],
    routes: [{ path: `/${name}`, title, permission }],
    permissions: [{ permission, label: 'Ver la lista' }],
  }
  return JSON.stringify({ $schema: '../shared/api/remote.schema.json', ...data })
}

const moduleOf = ({ name, pascal }: Names) => `import { defineRemote } from '@backoffice/shared'
import { ${pascal}Page } from './list/${pascal}Page.tsx'

/** What the host takes from this remote. Paths are relative to /${name}. */
export default defineRemote({
  routes: [{ index: true, element: <${pascal}Page /> }],
})
`

const page = ({ name, pascal }: Names) => `import { useList } from '@backoffice/shared/resource'
import { ListPage } from '@backoffice/shared/ui/list'
import { columns } from './columns.ts'
import { list${pascal} } from './list.ts'
import { textos } from './list.textos.ts'

/** /${name}. */
export function ${pascal}Page() {
  const list = useList(list${pascal})
  return <ListPage texts={textos} list={list} columns={columns} rowName={({ nombre }) => nombre} />
}
`

const columns = `import type { ClienteFila } from '@backoffice/shared/contract'
import type { Column } from '@backoffice/shared/ui/list'
import { textos } from './list.textos.ts'

const { columnas } = textos

/** The columns; their ids are the wire's \`orden\`, too. */
export const columns: Column<ClienteFila>[] = [
  { id: 'nombre', header: columnas.nombre, cell: (fila) => fila.nombre, hideInCard: true },
  { id: 'email', header: columnas.email, cell: (fila) => fila.email, kind: 'email' },
]
`

const list = ({ name, pascal }: Names) => `import { api } from '@backoffice/shared'
import { defineList } from '@backoffice/shared/resource'

const sinFiltros = { nombre: '', apellido_paterno: '', apellido_materno: '', celular: '', email: '' }

/** The list of /${name}: an example over the call of /clientes, until this remote has one of its own. */
export const list${pascal} = defineList({
  fetch: (body, options) =>
    api
      .post('/clientes/listar', body, options)
      .then(({ clientes, ...page }) => ({ rows: clientes, ...page })),
  filtrosVacios: sinFiltros,
  columnas: ['nombre', 'email'],
})
`

const texts = ({ name, title }: Names) => `/** The copy of /${name}. */
export const textos = {
  titulo: '${title}',
  columnas: { nombre: 'Nombre', email: 'Correo' },
  vacia: { titulo: 'Aún no hay nada', texto: 'Aquí aparecerá lo que se registre.' },
}
`

const test = ({
  name,
  title,
}: Names) => `import { renderRemote, testBackend, unCliente } from '@backoffice/shared/testing'
import { screen } from '@testing-library/react'
import module from '../module.tsx'

const backend = testBackend()

it('shows its title and a row with what is known of it', async () => {
  backend.data.clientes = [unCliente({ nombre: 'Delia', email: 'delia@demo.mx' })]
  renderRemote(module, { base: '/${name}', path: '/${name}', backend })
  expect(await screen.findByText('delia@demo.mx')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
})
`

/** The docker-compose.yml block of a new remote; the operator decides when to add it. */
export const serviceBlock = (
  { name }: Names,
  remotes: string[],
) => `Para los contenedores, en docker-compose.yml:

services:
  gateway:
    environment:
      REMOTES: \${REMOTES:-${[...remotes, name].join(' ')}}

  remote-${name}:
    <<: *remote
    image: backoffice/remote-${name}:\${VERSION:-local}
    build:
      context: .
      dockerfile: deploy/remote.Dockerfile
      args: { <<: *front-args, REMOTE: ${name} }
    volumes: [${name}:/srv/site]

volumes:
  ${name}:

Y en docker-compose.almacen.yml, donde no hay contenedores de remotos:

services:
  remote-${name}: { profiles: [contenedores] }
`
