import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  bareClave,
  cleanLine,
  cleanLines,
  ejemplosDeClave,
  ejemplosDeLimpio,
  ejemplosDeLimpioLargo,
  ejemplosDeNormal,
  ejemplosDeTelefono,
  phoneKey,
  plain,
} from '@backoffice/shared/contract'
import { useApi } from '../../../../test/api.ts'

/** Every character that Unicode has defined by now, except ideographs, between others. */
const everyCharacter = Array.from({ length: 0x110000 - 1 }, (_, i) => String.fromCodePoint(i + 1))
  .filter((character) => /^[^\p{Cn}\p{Cs}\p{Co}\p{Unified_Ideograph}]$/u.test(character))
  .map((character) => `Ab${character}9 ñ`)

/** Those that the server's Unicode, which may be older than the one of this process, turns into the same. */
let known: string[] = []
const api = useApi({}, async () => {
  const nfkd = await answers('normalize(t, nfkd)', everyCharacter)
  const lower = await answers('lower(t collate "und-x-icu")', everyCharacter)
  known = everyCharacter.filter(
    (text, i) => nfkd[i] === text.normalize('NFKD') && lower[i] === text.toLowerCase(),
  )
  assert.ok(known.length > 40_000)
})

// shared/src/contract/text/text.test.ts asks the same of the contract.
const rules = {
  f_limpio: [cleanLine, ejemplosDeLimpio],
  f_limpio_largo: [cleanLines, ejemplosDeLimpioLargo],
  f_norm: [plain, ejemplosDeNormal],
  f_clave: [bareClave, ejemplosDeClave],
  f_telefono: [phoneKey, ejemplosDeTelefono],
} as const

/** What an expression of `t` is for each text. */
async function answers(expression: string, texts: string[]): Promise<string[]> {
  const rows = await api.sql<{ result: string }>(
    `select ${expression} as result from unnest($1::text[]) with ordinality u (t, i) order by i`,
    [texts],
  )
  return rows.map(({ result }) => result)
}

for (const [name, [rule, ejemplos]] of Object.entries(rules)) {
  describe(`the function ${name} of the database`, () => {
    it('[D8] [D52] answers the examples', async () => {
      const texts = ejemplos.map(([text]) => text)
      assert.deepEqual(
        await answers(`${name}(t)`, texts),
        ejemplos.map(([, result]) => result),
      )
    })

    it(`[D8] [D52] says of every character what ${rule.name} says`, async () => {
      const said = await answers(`${name}(t)`, known)
      const apart = known.flatMap((text, i) =>
        said[i] === rule(text) ? [] : [`${escape(text)}: «${said[i]}», and not «${rule(text)}»`],
      )
      assert.deepEqual(apart.slice(0, 20), [])
    })
  })
}
