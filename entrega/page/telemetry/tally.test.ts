import { createTally } from './reporter.ts'

const of = { remoto: 'usuarios', version: '1.0.0' }
const carga = { tipo: 'carga', ...of } as const
const error = { tipo: 'error', ...of } as const

it('[D51] counts each thing only a few times per page, and sends nothing twice', () => {
  const tally = createTally()
  for (let i = 0; i < 3; i++) tally.add(carga)
  for (let i = 0; i < 3; i++) tally.add(error)
  expect(tally.take(50)).toEqual([
    { ...carga, veces: 1 },
    { ...error, veces: 3 },
  ])
  expect(tally.take(50)).toEqual([])
  for (let i = 0; i < 30; i++) tally.add(error)
  expect(tally.take(50)).toEqual([{ ...error, veces: 2 }])
})

it('what does not fit into one batch waits for the next', () => {
  const tally = createTally()
  for (let i = 0; i < 5; i++) tally.add({ ...carga, version: `1.0.${i}` })
  expect(tally.take(3)).toHaveLength(3)
  expect(tally.take(3)).toHaveLength(2)
})
