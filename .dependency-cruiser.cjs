/**
 * Who may import whom (docs/arquitectura.md). Each rule's comment says how to fix a violation, and the command prints
 * it. tooling/lint/imports.test.ts proves that every rule works.
 */
const { exports: doorsOfShared } = require('./shared/package.json')
const { exports: doorsOfEntrega } = require('./entrega/package.json')
const { exports: doorsOfGateway } = require('./gateway/package.json')

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const filesOf = (name, doors) => Object.values(doors).map((file) => literal(file.replace('./', `${name}/`)))
const doors = `^(${filesOf('shared', doorsOfShared).join('|')})$`
const doorsToDelivery = `^(${filesOf('entrega', doorsOfEntrega).join('|')})$`
const doorsToGateway = `^(${filesOf('gateway', doorsOfGateway).join('|')})$`
const door = (name) => `^${literal(doorsOfShared[name].replace('./', 'shared/'))}$`

const app = '^(host|remote-[^/]+)/'
const test = '\\.(test|spec)\\.tsx?$'
const examples = '\\.examples\\.tsx$|^shared/src/ui/catalog/'
const pkg = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`

/**
 * What each layer of shared may import; anything not listed here is forbidden. `index.ts` is the door above them all.
 */
const layers = {
  contract: [],
  format: ['contract'],
  form: [],
  router: [],
  stores: ['contract'],
  http: ['contract', 'format', 'stores'],
  remote: ['contract', 'router'],
  ui: ['contract', 'format', 'form', 'router'],
  resource: ['contract', 'format', 'http', 'stores', 'remote', 'ui', 'router'],
  cliente: ['contract', 'format', 'http', 'ui', 'resource'],
}

const layerRules = Object.entries(layers).map(([layer, below]) => ({
  name: `shared-${layer}`,
  comment: `shared/src/${layer} may import ${below.length ? below.join(', ') : 'no other layer'}: pass the rest in as an argument, or move the code up.`,
  severity: 'error',
  from: { path: `^shared/src/${layer}/`, pathNot: [test, '[/.]testing[/.]'] },
  to: { path: '^shared/src/', pathNot: [`^shared/src/(${[layer, ...below].join('|')})/`] },
}))

/** The same of the host's rooms, from the ground up; what stands above them all (bootstrap.tsx, pages.ts) composes them. */
const hostRooms = {
  places: [],
  offline: [],
  search: [],
  session: ['places', 'offline', 'search'],
  shortcuts: ['search'],
  shell: ['places', 'search', 'session', 'shortcuts'],
  router: ['places', 'session', 'shell'],
  dashboard: ['places', 'router'],
  login: ['session', 'shell', 'router', 'dashboard'],
}

const hostRules = Object.entries(hostRooms).map(([room, below]) => ({
  name: `host-${room}`,
  comment: `host/src/${room} may import ${below.length ? below.join(', ') : 'no other room'}: let whoever composes them hand the rest in, or move it down.`,
  severity: 'error',
  from: { path: `^host/src/${room}/`, pathNot: [test, '[/.]testing[/.]'] },
  to: { path: '^host/src/', pathNot: [`^host/src/(${[room, ...below].join('|')})/`] },
}))

module.exports = {
  forbidden: [
    {
      name: 'contract-is-a-leaf',
      comment:
        'shared/src/contract imports zod and what compares versions, nothing else: put helpers that need more where they are used.',
      severity: 'error',
      from: { path: '^shared/src/contract/', pathNot: test },
      to: { pathNot: ['^shared/src/contract/', pkg('zod'), pkg('compare-versions')] },
    },
    {
      name: 'texts-need-nothing',
      comment:
        'What browsers download of the contract, its entities, its fields, its texts and its descriptions of remotes, imports nothing else, not even zod: hand in what it needs.',
      severity: 'error',
      from: { path: '^shared/src/contract/(campos/|text/|remotes/|entidades[.]ts)', pathNot: test },
      to: { pathNot: '^shared/src/contract/$1' },
    },
    ...layerRules,
    ...hostRules,
    {
      name: 'only-the-doors-of-shared',
      comment: 'Import a door of @backoffice/shared (its package.json lists them), never a file behind it.',
      severity: 'error',
      from: { pathNot: '^(shared|tooling|bench|entrega/(build|publish))/' },
      to: { path: '^shared/', pathNot: doors },
    },
    {
      name: 'only-the-doors-of-entrega',
      comment:
        'Import a door of @backoffice/entrega (its package.json lists them), never a file behind it. Only what measures the product reaches further in.',
      severity: 'error',
      from: { pathNot: '^(entrega|bench|tooling/jest)/' },
      to: { path: '^entrega/', pathNot: doorsToDelivery },
    },
    {
      name: 'only-the-doors-of-gateway',
      comment: 'Import a door of @backoffice/gateway (its package.json lists them), never a file behind it.',
      severity: 'error',
      from: { pathNot: '^gateway/' },
      to: { path: '^gateway/', pathNot: doorsToGateway },
    },
    {
      name: 'the-gateway-runs-alone',
      comment:
        'The gateway’s image has its program and nothing else of the workspace: take types alone of the contract, and put what others need behind its doors.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: {
        path: '^(shared|entrega|host|remote-[^/]+|api|tooling|bench|deploy|e2e)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-page-knows-its-room',
      comment:
        'entrega/page runs in the browser, in any host: what builds and publishes stays out of it, and the host hands in what is its own.',
      severity: 'error',
      from: { path: '^entrega/page/', pathNot: [test, '[/.]testing[/.]'] },
      to: { path: '^(entrega/(build|publish)|gateway|host|remote-[^/]+|api|tooling|bench|deploy|e2e)/' },
    },
    {
      name: 'no-app-imports-another',
      comment:
        'No app imports another: offer a component in remote.json (exposes) and take it through federation, or move the code to shared.',
      severity: 'error',
      from: { path: `${app}` },
      to: { path: '^(host|remote-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'features-meet-in-module',
      comment:
        'A feature folder knows itself and shared: compose features in module.tsx, or move what both need to shared. Its tests may open another feature’s page (*.testing).',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/src/([^/]+)/' },
      to: { path: '^$1/src/[^/]+/', pathNot: ['^$1/src/$2/', '[.]testing[.]'] },
    },
    {
      name: 'api-knows-the-contract-only',
      comment:
        'The api takes the contract (@backoffice/shared/contract, /contract/remotes; its tests /contract/casos) and nothing else from the workspace.',
      severity: 'error',
      from: { path: '^api/' },
      to: {
        path: '^(shared|host|remote-[^/]+)/',
        pathNot: ['./contract', './contract/remotes', './contract/casos'].map(door),
      },
    },
    {
      name: 'api-platform-knows-no-resource',
      comment:
        'api/src/platform is machinery and knows no resource: let the resource register itself, as for uploads, downloads and exports, or move the code to it.',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: [test, '[/.]testing[/.]'] },
      to: { path: '^api/src/(resources|operator|backup|seed)/' },
    },
    {
      name: 'shared-knows-no-app',
      comment: 'shared serves the apps and knows none of them: pass in what it needs.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(host|remote-[^/]+|api|e2e)/' },
    },
    {
      name: 'kit-stays-in-shared',
      comment:
        'Chakra, Emotion, the router, axios and the field libraries are imported in shared/src alone: use /ui, /ui/date, /ui/money, /ui/chart, /router, /form or /format, and add there what is missing.',
      severity: 'error',
      // The host lends axios to remotes of other repositories, and does not use it.
      from: {
        pathNot:
          '^(shared/src|tooling|bench)/|^entrega/(build|publish)/|^entrega/page/federation/copies\\.ts$',
      },
      to: {
        path: pkg(
          '@chakra-ui',
          '@emotion',
          '@tanstack',
          'framer-motion',
          'axios',
          'react-router(-dom)?',
          'react-hook-form',
          'react-datepicker',
          'react-number-format',
          '@visx',
          'date-fns',
        ),
      },
    },
    {
      name: 'no-zod-in-the-browser',
      comment:
        'zod is for the contract, the api and tests: check what arrives in the browser with a small guard of its own.',
      severity: 'error',
      from: {
        path: ['^(host|remote-[^/]+)/src/', '^shared/src/', '^entrega/page/'],
        pathNot: [test, '^shared/src/(contract|testing)/', '[/.]testing[/.]'],
      },
      to: { path: pkg('zod'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'types-alone-of-the-contract',
      comment:
        'The browser takes types alone from the contract, except from contract/campos, text, remotes, versions and entidades.ts: write `import type`, so that zod stays out of the bundle.',
      severity: 'error',
      from: {
        path: ['^(host|remote-[^/]+)/src/', '^shared/src/', '^entrega/page/'],
        pathNot: [test, '^shared/src/(contract|testing)/', '[/.]testing[/.]'],
      },
      to: {
        path: '^shared/src/contract/(?!(campos|text|remotes|versions)/|entidades[.]ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'testing-stays-in-tests',
      comment:
        'The in-memory back end is for tests and stand-alone mode (a remote’s bootstrap.tsx): nothing that ships may import it.',
      severity: 'error',
      from: {
        path: '^(host|remote-[^/]+|shared|api)/src/|^entrega/page/',
        pathNot: [test, '[/.]testing[/.]', '^remote-[^/]+/src/bootstrap\\.tsx$', 'jest[.-]'],
      },
      to: { path: '^shared/src/testing/' },
    },
    {
      name: 'nothing-that-ships-imports-a-test',
      comment: 'Move what both need out of the test file.',
      severity: 'error',
      from: { path: '/src/|^entrega/', pathNot: [test, '[/.]testing[/.]'] },
      to: { path: test },
    },
    {
      name: 'examples-stay-in-the-catalogue',
      comment:
        'The examples of the kit are for its catalogue and for tests: nothing that ships may import them.',
      severity: 'error',
      from: { pathNot: [test, examples] },
      to: { path: examples },
    },
    {
      name: 'product-imports-no-tooling',
      comment:
        'tooling, bench and the checks of deploy start, measure and check the product; the product must not need them at run time.',
      severity: 'error',
      from: {
        path: '^(host|remote-[^/]+|shared|api)/src/|^entrega/page/',
        pathNot: [test, '[/.]testing[/.]'],
      },
      to: { path: '^(tooling|bench|deploy)/' },
    },
    {
      name: 'releasing-is-told-its-world',
      comment:
        'What releases is a library: clock, store, console and whoever is at the terminal are handed in by entrega/publish/cli and main.ts, and only these import a build or a command.',
      severity: 'error',
      from: { path: '^entrega/publish/', pathNot: [test, '^entrega/publish/(cli/|[\\w-]+/main\\.ts$)'] },
      to: { path: '^entrega/(publish/cli|build/(build-all|who))' },
    },
    {
      name: 'no-circles',
      comment:
        'Files that import each other in a circle can’t be read or loaded one by one: move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'found',
      comment:
        'The import leads nowhere: add the package to this workspace’s package.json, or mend the path.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The app of the comparison with react-admin is no part of the workspace: its packages are not installed.
    exclude: { path: '(^|/)(dist|test-results|coverage|fixtures)/|^bench/peer/app/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
}
