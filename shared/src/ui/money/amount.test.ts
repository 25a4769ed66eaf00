import { readAmount, writeAmount } from './amount.ts'

/** Amounts with at most two decimals, small and large, the same ones in every run. */
function* amounts(): Generator<number> {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let i = 0; i < 3000; i++) {
    const cents = Number(Array.from({ length: 1 + next(14) }, () => next(10)).join(''))
    yield (next(2) === 0 ? -1 : 1) * (cents / 100) + 0
  }
}

const mexican = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 })
const german = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 })
const swedish = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 })

it('[F-08] reads every way of writing an amount', () => {
  for (const amount of amounts()) {
    const ways = [
      String(amount),
      mexican.format(amount),
      `$ ${mexican.format(amount)} MXN`,
      german.format(amount),
      // A typographic minus, and groups separated by non-breaking spaces.
      swedish.format(amount),
      amount.toFixed(2),
    ]
    for (const way of ways) expect([way, readAmount(way)]).toEqual([way, { value: amount }])
  }
})

it('[F-08] an amount’s displayed form reads back as that amount', () => {
  for (const amount of amounts()) {
    expect(writeAmount(amount)).toBe(mexican.format(amount))
    for (const prefix of ['', '$ '])
      expect(readAmount(writeAmount(amount, prefix))).toEqual({ value: amount })
  }
})

it('[F-08] reads a text completely or refuses it: no digit is dropped', () => {
  const pieces = ['1', '23', '456', ',', '.', '-', ' ', 'e', '(', ')', '$', '%', '0']
  const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')
  for (const a of pieces)
    for (const b of pieces)
      for (const c of pieces)
        for (const d of pieces) {
          const text = [a, b, c, d].join('')
          const reading = text.trim() === '' ? { value: null } : readAmount(text)
          if (!('value' in reading) || reading.value === null) continue
          const written = Math.abs(reading.value).toFixed(6)
          const zeros = (digits: string) => digits.replace(/0+$/, '')
          expect([text, zeros(digitsOf(written))]).toEqual([text, zeros(digitsOf(text))])
        }
})
