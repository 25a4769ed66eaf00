import assert from 'node:assert/strict'
import { it } from 'node:test'
import { useApi } from '../../../test/api.ts'
import { outbox } from '../../../test/outbox.ts'
import { at } from './recordatorios.testing.ts'
import { today } from '../../platform/lists/days.ts'

const api = useApi()

it('[E-15] without a mail server nothing is planned or written, and the profile has nothing to choose', async () => {
  const { _id: cliente } = (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body
  await api.call('POST /asesorias/crear', { cliente, asesor: api.admin, motivo: 'Cita', fecha: today() })
  await api.app.recordatorios.plan(at('12:00'))
  await api.app.recordatorios.idle()
  assert.deepEqual(await outbox(api), [])
  assert.deepEqual(await api.sql('select from recordatorios_dias'), [])
  assert.deepEqual((await api.call('POST /configuracion/recordatorios', {})).body, { recordatorios: [] })
})
