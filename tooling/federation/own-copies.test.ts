import assert from 'node:assert/strict'
import { it } from 'node:test'
import ownCopies, { taken } from './own-copies.mjs'

type Fallback = () => (() => unknown) | Promise<() => unknown>

/** What webpack's code passes: modules by their number, each with the host's copy. */
function pageWith(fallbacks: Record<string, Fallback>) {
  const moduleIdToConsumeDataMapping = Object.fromEntries(
    Object.entries(fallbacks).map(([id, fallback]) => [
      id,
      { shareKey: `share-${id}`, eager: true, fallback },
    ]),
  )
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    consumesLoadingData: { moduleIdToConsumeDataMapping },
  }
  const installedModules: Record<string, Promise<unknown> | 0> = {}
  return {
    webpackRequire,
    exportsOf(id: string) {
      const module = { exports: undefined as unknown }
      webpackRequire.m[id]?.(module)
      return module.exports
    },
    async load(chunkId: string) {
      const promises: Promise<unknown>[] = []
      const chunkMapping = { [chunkId]: [chunkId] }
      ownCopies.bundlerRuntime.consumes({ chunkId, promises, chunkMapping, installedModules, webpackRequire })
      await Promise.all(promises)
      return promises.length
    },
  }
}

it('what the first chunks share is the host’s own copy, taken when it is first used', () => {
  const page = pageWith({ 1: () => () => 'react' })
  const { webpackRequire } = page
  ownCopies.bundlerRuntime.installInitialConsumes({ initialConsumes: ['1'], webpackRequire })
  assert.equal([...taken].length, 0)
  assert.equal(page.exportsOf('1'), 'react')
  assert.deepEqual(
    [...taken].map(({ shareKey }) => shareKey),
    ['share-1'],
  )
})

it('so is what a later chunk shares; it loads once, and again only after a failure', async () => {
  const answers: Fallback[] = [
    () => Promise.reject(new Error('no network')),
    () => Promise.resolve(() => 'the door'),
  ]
  const page = pageWith({ 2: () => (answers.shift() ?? assert.fail('loaded a third time'))() })
  await assert.rejects(page.load('2'), /no network/)
  assert.equal(await page.load('2'), 1)
  assert.equal(page.exportsOf('2'), 'the door')
  assert.equal(await page.load('2'), 0)
})
