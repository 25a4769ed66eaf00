import { act, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { api } from '../../http/index.ts'
import { hoy, useHoy } from '../index.ts'
import { serverTime } from './reloj.ts'

/** This computer's clock; timers wait for the test. */
const computerAt = (instant: string) => jest.useFakeTimers({ now: new Date(instant) })
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

afterEach(() => {
  jest.useRealTimers()
  serverTime(new Date().toUTCString())
})

function Hoy() {
  return <p>{useHoy()}</p>
}

it.each([
  ['a year behind', '2025-01-01T12:00:00Z'],
  ['a day ahead', '2026-11-26T18:00:00Z'],
])('[D20] today is the office’s by the server’s clock, on a computer that is %s', (_, computer) => {
  computerAt(computer)
  render(<Hoy />)
  // 23:30 in the office.
  act(() => serverTime('Thu, 26 Nov 2026 05:30:00 GMT'))
  expect(hoy()).toBe('2026-11-25')
  expect(screen.getByText('2026-11-25')).toBeVisible()
})

it('[D20] an open page shows the new day after midnight, and when somebody comes back to it', () => {
  computerAt('2026-11-26T05:58:30Z')
  serverTime('Thu, 26 Nov 2026 05:58:30 GMT')
  render(<Hoy />)
  expect(screen.getByText('2026-11-25')).toBeVisible()
  pass(120_000)
  expect(screen.getByText('2026-11-26')).toBeVisible()

  // A computer that slept runs no timers.
  jest.setSystemTime(new Date('2026-11-28T20:00:00Z'))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(screen.getByText('2026-11-28')).toBeVisible()
})

it.each([undefined, '', 'ayer'])('[D20] an answer without a time changes nothing: %s', (date) => {
  computerAt('2026-11-25T18:00:00Z')
  serverTime('Tue, 24 Nov 2026 18:00:00 GMT')
  serverTime(date)
  expect(hoy()).toBe('2026-11-24')
})

it.each([200, 500])('[D20] every answer tells the time, also a failure: %s', async (status) => {
  const date = 'Mon, 02 Mar 2026 15:00:00 GMT'
  const server = setupServer(
    http.post('*/clientes/eliminar', () => HttpResponse.json({ msg: 'x' }, { status, headers: { date } })),
  )
  server.listen()
  await api.post('/clientes/eliminar', { id: 'x' }, { silent: true }).catch(() => undefined)
  server.close()
  expect(hoy()).toBe('2026-03-02')
})
