import { join } from 'node:path'
import { conformance, type Finding, subjectOf } from '@backoffice/entrega/publish/conformance'
import { patient } from '../../tooling/patience/patience.ts'
import { otherRelease } from '../fixtures/releases/other-release.ts'
import { builtOutside, type Outside } from '../fixtures/outside.ts'
import { expect, test } from '../fixtures/test.ts'

/** These tests check the built files on the disk, in a browser and on a site of their own. */
const local = { tag: '@local' }

test.beforeEach(() => test.setTimeout(patient(300_000)))

for (const name of ['clientes', 'asesorias', 'usuarios', 'configuracion']) {
  test(`${name} affects nothing in the page but itself`, local, async ({ stack }) => {
    const subject = await subjectOf(join(stack.site.folder, await stack.site.releaseOf(name)))
    const { findings, sizes } = await conformance(subject, { site: stack.site.folder })
    expect(findings).toEqual([])
    expect(Math.min(...sizes.map(({ bytes }) => bytes))).toBeGreaterThan(0)
  })
}

test(
  'the report on a bad neighbour names everything it does, with the line of code',
  local,
  async ({ stack }) => {
    const folder = await otherRelease('bad-neighbour', await stack.site.releaseOf('usuarios'))
    const { findings } = await conformance(await subjectOf(folder), {
      site: stack.site.folder,
      only: ['copias', 'globales', 'estilos', 'restos', 'vecinos'],
    })
    const told = (check: Finding['check']) =>
      findings.filter((each) => each.check === check).map(({ detail }) => detail)
    expect(told('copias')).toContainEqual(expect.stringMatching(/trae una copia de react,/))
    expect(told('globales')).toEqual(['deja «sobra» en window'])
    expect(told('estilos')).toContainEqual(
      expect.stringMatching(/^cambia el marco: <header> backgroundColor: rgb\(200, 0, 0\)/),
    )
    expect(told('estilos').filter((detail) => !detail.startsWith('cambia el marco'))).toEqual([])
    expect(told('restos')).toContainEqual(
      expect.stringMatching(
        /^oyente keydown \(captura\) en window: .*__federation_expose_module\.\w+\.js:\d+/,
      ),
    )
    expect(told('restos')).toContainEqual(
      expect.stringMatching(/^temporizador setInterval de 1000 ms: .*\.js:\d+/),
    )
    expect(told('restos')).toContainEqual(expect.stringMatching(/^petición \/admin\/salud: /))
    expect(told('vecinos')).toContainEqual(
      expect.stringMatching(/en clientes ya no funciona escribir en un campo/),
    )
  },
)

let outside: Outside | undefined
test.afterEach(() => outside?.remove())

/** What the checks of pages and permissions find in the remote of another repository, changed like this. */
async function found(site: string, change: Parameters<typeof builtOutside>[0]) {
  outside = await builtOutside(change)
  const { findings } = await conformance(await subjectOf(outside.folder), {
    site,
    only: ['paginas', 'permisos'],
  })
  return findings.map(({ check, path, detail }) => `${check} ${path}: ${detail}`)
}

const permission = 'taller.herramientas.ver'

test(
  'a page behind a permission of the remote itself is seen, and only with it',
  local,
  async ({ stack }) => {
    const told = await found(stack.site.folder, {
      data: (remote) => {
        remote.permissions = [{ permission, label: 'Ver herramientas' }]
        for (const each of [...remote.routes, ...remote.menu]) each.permission = permission
      },
    })
    expect(told).toEqual([])
  },
)

test('a page that nobody can see is not signed for: its permission has no name', local, async ({ stack }) => {
  const told = await found(stack.site.folder, {
    data: (remote) => void remote.routes.forEach((each) => (each.permission = permission)),
  })
  expect(told).toContainEqual(
    expect.stringMatching(/^paginas \/taller: al entrar por su dirección: se muestra \/\S+ en su lugar/),
  )
})

test('a page that throws is not signed for', local, async ({ stack }) => {
  const told = await found(stack.site.folder, {
    page: `export default function Herramientas() { throw new Error('siempre') }\n`,
  })
  expect(told).toContainEqual('paginas /taller: al entrar por su dirección: el host muestra que falló')
})

test('a page that leads elsewhere, or that no record opens, is not signed for', local, async ({ stack }) => {
  const away = await found(stack.site.folder, {
    page: `import { useNavigate } from '@backoffice/shared/router'
import { useEffect } from 'react'
export default function Herramientas() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/dashboard'), [navigate])
  return null
}
`,
  })
  expect(away.join()).toContain('se muestra /dashboard en su lugar')
  await outside?.remove()
  const lost = await found(stack.site.folder, {
    data: ({ routes }) => void routes.push({ path: '/taller/pieza/:id', title: 'Pieza' }),
  })
  expect(lost.join()).toContain('ningún registro de la api en memoria la abre: no se vio')
})
