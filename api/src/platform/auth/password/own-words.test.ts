import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ownWords } from './own-words.ts'

it('[D26] a person’s own words are those of the name, the e-mail and each part of its domain, apart and joined', () => {
  const words = ownWords({ nombre: 'Ana Peña', email: 'ana.ruiz@panaderia-lupita.com.mx', empresa: 'El Sol' })
  for (const word of ['anapena', 'pena', 'ruiz', 'anaruiz', 'panaderialupita', 'lupita', 'elsol'])
    assert.ok(words.includes(word), `${word} is not among ${words.join(', ')}`)
  assert.ok(!words.includes('mx'))
})
