import { act, renderHook } from '@testing-library/react'
import { useCountdown } from './useCountdown.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('counts down to 0 by the clock, and restarts', () => {
  const { result } = renderHook(() => useCountdown(30))
  expect(result.current.left).toBe(30)
  act(() => jest.advanceTimersByTime(1000))
  expect(result.current.left).toBe(29)
  act(() => jest.advanceTimersByTime(60_000))
  expect(result.current.left).toBe(0)
  act(() => result.current.restart())
  expect(result.current.left).toBe(30)
  act(() => jest.advanceTimersByTime(2000))
  expect(result.current.left).toBe(28)
})
