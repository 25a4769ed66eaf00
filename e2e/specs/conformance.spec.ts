import { join } from 'node:path'
import { conformance } from '../../tooling/conformance/run'
import { subjectOf } from '../../tooling/conformance/subject'
import type { Finding } from '../../tooling/conformance/types'
import { patient } from '../../tooling/patience/patience.mjs'
import { otherRelease } from '../fixtures/other-release'
import { expect, test } from '../fixtures/test'

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
