import { otherBuild, removeBuilds, type Changes } from './builds.ts'
import { command } from './commands.ts'
import { expect, test } from './stored.ts'

/*
 * The real command against the store that the containers serve: a wrong build ends with 1 and a sentence, and changes
 * nothing. entrega/publish/gates/built.test.ts compiles such sources.
 */

const ui = '@backoffice/shared/ui'

interface Row {
  app?: string
  changes: Changes
  sentence: RegExp
}

const rows: Record<string, Row> = {
  'a module of another shape': {
    changes: { facts: ({ exposes }) => Object.assign(exposes, { './module': ['rutas'] }) },
    sentence: /\.\/module no exporta nada con «export default»/,
  },
  'the base of another remote': {
    changes: { data: (remote) => Object.assign(remote, { base: '/clientes' }) },
    sentence: /Su base \/clientes choca con \/clientes, que es de clientes/,
  },
  'a route of another remote': {
    changes: { data: ({ routes }) => routes.push({ path: '/clientes/reportes', title: 'Reportes' }) },
    sentence: /\/clientes\/reportes/,
  },
  'a route that the module lacks': {
    changes: { data: ({ routes }) => routes.push({ path: '/usuarios/reportes', title: 'Reportes' }) },
    sentence: /remote\.json dice la ruta \/usuarios\/reportes, y src\/module\.tsx no tiene página para ella/,
  },
  'an incompatible contract': {
    changes: {
      data: (remote) => Object.assign(remote, { contract: '^9.0.0' }),
      facts: (facts) => Object.assign(facts, { contract: '^9.0.0' }),
    },
    sentence: /Su código pide @backoffice\/shared \^9\.0\.0, y el host trae/,
  },
  'a contract typed by hand': {
    changes: { data: (remote) => Object.assign(remote, { contract: '^9.0.0' }) },
    sentence: /remote\.json dice «contract»: «\^9\.0\.0»/,
  },
  'a second React': {
    changes: { facts: ({ copies }) => copies.push({ package: 'react', module: '../react/index.js' }) },
    sentence: /Lleva otra copia de react: \.\.\/react\/index\.js/,
  },
  'an export that the host in use lacks': {
    changes: { facts: ({ imports }) => Object.assign(imports, { [ui]: ['Chart'] }) },
    sentence: /Su código toma de @backoffice\/shared\/ui lo que el host no ofrece: Chart/,
  },
  'a missing file': {
    changes: { without: /__federation_expose_module\.\w+\.js$/ },
    sentence: /Falta el archivo __federation_expose_module/,
  },
  'a host whose shared is 2.0.0': {
    app: 'host',
    changes: { facts: (facts) => Object.assign(facts, { shared: '2.0.0' }) },
    sentence:
      /(?=[^]*funcionar a asesorias)(?=[^]*funcionar a clientes)(?=[^]*funcionar a configuracion)[^]*funcionar a usuarios/,
  },
  'a host that lacks an export which remotes use': {
    app: 'host',
    changes: { facts: ({ provides }) => Object.assign(provides, { [ui]: ['Button'] }) },
    sentence: /Dejaría sin funcionar a usuarios/,
  },
}

test.afterAll(removeBuilds)

for (const [what, { app = 'usuarios', changes, sentence }] of Object.entries(rows)) {
  test(`${what} is refused: status 1, a sentence, and nothing changes`, async ({ stored }) => {
    const before = await (await fetch(`${stored.url}/remotes.json`)).text()
    const from = await otherBuild(app, changes)
    const { status, said } = await command('release', [app, '--from', from, '--to', stored.folder])
    expect(said).toMatch(/^No se publicó nada:/)
    expect(said).toMatch(sentence)
    expect(status).toBe(1)
    expect(await (await fetch(`${stored.url}/remotes.json`)).text()).toBe(before)
  })
}
