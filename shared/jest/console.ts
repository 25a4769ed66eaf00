/**
 * An unexpected console.error or console.warn fails the test that caused it, because complaints of React and the
 * libraries are defects. A test that expects one mocks it: jest.spyOn(console, 'error').mockImplementation(() => {}).
 */
import { format } from 'node:util'

let complaints: string[] = []

beforeEach(() => {
  complaints = []
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      complaints.push(`console.${level}: ${format(...args)}`)
    })
  }
})

afterEach(() => {
  const found = complaints
  complaints = []
  if (found.length > 0) throw new Error(`Unexpected in this test:\n${found.join('\n')}`)
})
