import assert from 'node:assert/strict'
import { it } from 'node:test'
import { statusOf } from './status.ts'

const TODAY = '2026-03-15'

it('[D14] [P-11] a purchase is active until the end of its last day, then expired; cancelled stays cancelled', () => {
  const on = (fecha_fin: string, cancelacion: string | null = null) =>
    statusOf({ fecha_fin, cancelacion }, TODAY)
  assert.equal(on('2026-03-16'), 0)
  assert.equal(on('2026-03-15'), 0, 'its last day is still its')
  assert.equal(on('2026-03-14'), 1)
  assert.equal(on('2025-12-31'), 1)
  assert.equal(on('9999-12-31'), 0)
  const cancelled = '2026-01-01T00:00:00.000Z'
  for (const fin of ['2026-03-16', '2026-03-15', '2026-03-14']) assert.equal(on(fin, cancelled), 2)
})
