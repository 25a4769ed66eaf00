import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Call, type CallName, calls } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import { digest } from '../../test/matrix/digest.ts'
import { send } from '../../test/matrix/send.ts'
import { useMatrix } from '../../test/matrix/use-matrix.ts'

const { api, at, served, good } = useMatrix()

describe('[D42] a repeated call with its key', () => {
  const takesKey = (route: string) => (calls[route as CallName] as Call | undefined)?.once === true

  it('is done once, and answers the same, for each call of which the contract says so', async () => {
    const creations = served().filter(([route]) => takesKey(route))
    assert.ok(creations.length > 10)
    for (const [route, row] of creations) {
      const request = await good(row)
      const headers = { 'idempotency-key': uuidv7() }
      const token = at.own.token
      const first = await send(api, route, { ...request, headers, token })
      assert.equal(first.status, 200, `${route}: ${first.text}`)
      const before = await digest(api, ['trabajos', 'bytes_sueltos'])
      const second = await send(api, route, { ...request, headers, token })
      assert.deepEqual([second.status, second.body], [200, first.body], route)
      assert.equal(await digest(api, ['trabajos', 'bytes_sueltos']), before, `${route} was done twice`)
    }
  })
})
