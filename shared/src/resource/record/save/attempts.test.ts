import { createAttempts } from './attempts.ts'

const file = (name: string, content: string) => new File([content], name, { lastModified: 1 })

it('[D42] distinguishes one file from another', () => {
  const { keyFor } = createAttempts()
  const key = keyFor({ archivo: file('a.pdf', 'uno') })
  expect(keyFor({ archivo: file('a.pdf', 'uno') })).toBe(key)
  expect(keyFor({ archivo: file('b.pdf', 'uno') })).not.toBe(key)
})

it('[D42] compares the contents of multipart bodies', () => {
  const { keyFor } = createAttempts()
  const body = (nombre: string) => {
    const data = new FormData()
    data.set('nombre', nombre)
    return data
  }
  const key = keyFor(body('a'))
  expect(keyFor(body('a'))).toBe(key)
  expect(keyFor(body('b'))).not.toBe(key)
})

it('[D42] makes keys outside a secure context', () => {
  const { randomUUID } = crypto
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  expect(createAttempts().keyFor(1)).toMatch(/^[0-9a-f]{32}$/)
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
})
