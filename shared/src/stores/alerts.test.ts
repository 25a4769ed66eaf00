import { addAlert, clearAlerts, holdAlerts, releaseAlerts, removeAlert, useAlerts } from './index.ts'

const shown = () => useAlerts.getState().alerts.map(({ msg }) => msg)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  clearAlerts()
  releaseAlerts()
  jest.useRealTimers()
})

it('[G-08] an alert has a sentence, a type and an id of its own', () => {
  const id = addAlert('Cliente creado', 'success')
  const other = addAlert('Cliente creado', 'danger')
  expect(id).not.toBe(other)
  expect(useAlerts.getState().alerts).toEqual([
    { id, msg: 'Cliente creado', alertType: 'success' },
    { id: other, msg: 'Cliente creado', alertType: 'danger' },
  ])
})

it('[G-08] it disappears after 5000 ms', () => {
  addAlert('Uno', 'success')
  jest.advanceTimersByTime(4999)
  expect(shown()).toEqual(['Uno'])
  jest.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

it('[G-08] it can be removed by its id', () => {
  const id = addAlert('Uno', 'success')
  addAlert('Dos', 'danger')
  removeAlert(id)
  expect(shown()).toEqual(['Dos'])
})

it('[G-08] the clock stops while held and continues with the remaining time', () => {
  addAlert('Uno', 'success')
  jest.advanceTimersByTime(3000)
  holdAlerts()
  jest.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['Uno'])
  releaseAlerts()
  jest.advanceTimersByTime(1999)
  expect(shown()).toEqual(['Uno'])
  jest.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

it('[G-08] an alert that comes while others are held waits with them', () => {
  addAlert('Uno', 'success')
  holdAlerts()
  addAlert('Dos', 'success')
  jest.advanceTimersByTime(10_000)
  expect(shown()).toEqual(['Uno', 'Dos'])
  releaseAlerts()
  jest.advanceTimersByTime(5000)
  expect(shown()).toEqual([])
})

it('[G-08] closing the last held alert does not hold the next one', () => {
  const id = addAlert('Uno', 'success')
  holdAlerts()
  removeAlert(id)
  addAlert('Dos', 'success')
  jest.advanceTimersByTime(5000)
  expect(shown()).toEqual([])
})
