import { PART_GONE } from '@backoffice/shared/ui'
import { watchRegistry } from './watch-registry.ts'

const ask = jest.fn<Promise<boolean>, []>()
let end: () => void = () => undefined

let visibility: DocumentVisibilityState = 'visible'
const becomes = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => {
  jest.useFakeTimers()
  visibility = 'visible'
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  ask.mockReset().mockResolvedValue(true)
  end = watchRegistry(ask)
})
afterEach(() => {
  end()
  jest.useRealTimers()
})

it('an open tab asks every minute, and once it is looked at again', async () => {
  await pass(59)
  expect(ask).not.toHaveBeenCalled()
  await pass(61)
  expect(ask).toHaveBeenCalledTimes(2)
  await pass(10)
  becomes('hidden')
  await pass(600)
  expect(ask).toHaveBeenCalledTimes(2)
  becomes('visible')
  expect(ask).toHaveBeenCalledTimes(3)
  // Chromium tells of the same return twice.
  window.dispatchEvent(new Event('focus'))
  expect(ask).toHaveBeenCalledTimes(3)
  await pass(60)
  expect(ask).toHaveBeenCalledTimes(4)
})

it('asks at once when a part of the page is gone', () => {
  window.dispatchEvent(new Event(PART_GONE))
  expect(ask).toHaveBeenCalledTimes(1)
})

it('an offline tab asks nothing until the network is back', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await pass(600)
  window.dispatchEvent(new Event('focus'))
  expect(ask).not.toHaveBeenCalled()
  network.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(ask).toHaveBeenCalledTimes(1)
})

it('after failures the next question waits longer, and an answer ends that', async () => {
  ask.mockResolvedValue(false)
  await pass(60)
  await pass(60)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(60)
  expect(ask).toHaveBeenCalledTimes(2)
  ask.mockResolvedValue(true)
  await pass(240)
  expect(ask).toHaveBeenCalledTimes(3)
  await pass(60)
  expect(ask).toHaveBeenCalledTimes(4)
})
