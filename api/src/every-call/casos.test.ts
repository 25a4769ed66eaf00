import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { casos, hear } from '@backoffice/shared/contract/casos'
import { useApi } from '../../test/api.ts'
import { askerOf } from '../../test/heard.ts'

/*
 * What a client hears, call by call, in the files that the in-memory back end is held to. Who changes what the api says,
 * or adds a call, writes them anew with `CASOS=escribir node test/run.ts src/every-call/casos.test.ts` and hands in the difference.
 */

const api = useApi()
const folder = new URL('../../../shared/src/contract/casos/respuestas/', import.meta.url)

describe('[D24] what a client hears', () => {
  for (const [name, serie] of Object.entries(casos)) {
    it(`of ${name} is what is written down`, async () => {
      const heard = (await hear(serie, await askerOf(api))).map((one) => JSON.stringify(one))
      const file = new URL(`${name}.jsonl`, folder)
      if (process.env.CASOS === 'escribir') writeFileSync(file, `${heard.join('\n')}\n`)
      const written = readFileSync(file, 'utf8').trimEnd().split('\n')
      assert.equal(written.length, serie.length)
      for (const [i, [call, body]] of serie.entries()) {
        assert.deepEqual(parsed(heard[i]), parsed(written[i]), `${call} ${JSON.stringify(body)}`)
      }
    })
  }
})

const parsed = (line = ''): unknown => JSON.parse(line)
