import assert from 'node:assert/strict'
import { it } from 'node:test'
import { useApi } from '../../../test/api.ts'
import { digest } from '../../../test/matrix/digest.ts'
import { fillWorld } from '../../../test/matrix/world.ts'
import { multipart, pdfPart } from '../../../test/multipart.ts'

const api = useApi()

it('[D24] a form truncated anywhere gets a 400, and nothing is kept', async () => {
  const world = await fillWorld(
    api,
    { idLocatario: api.idLocatario, token: api.token, admin: api.admin },
    'X',
  )
  const before = await digest(api)
  const file = pdfPart('archivo')
  // Without a name the part is a file field with nothing chosen.
  for (const part of [file, { ...file, filename: '' }]) {
    const { headers, payload } = multipart({ id_cliente: world.cliente, nombre: 'x' }, part)
    for (let bytes = 1; bytes < payload.length - 2; bytes += 6) {
      const { status, body } = await api.raw({
        method: 'POST',
        url: '/admin/clientes/crear_archivo',
        headers: { ...headers, 'x-auth-token': api.token },
        payload: payload.subarray(0, bytes),
      })
      assert.equal(status, 400, `${bytes} of ${payload.length} bytes: ${JSON.stringify(body)}`)
    }
  }
  assert.equal(await digest(api), before)
})
