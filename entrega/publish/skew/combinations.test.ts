import assert from 'node:assert/strict'
import { test } from 'node:test'
import { folderStore } from '../store/folder.ts'
import { matrixOf, type Combination } from './combinations.ts'

const store = folderStore('/nowhere')
const now = ['host', 'clientes', 'usuarios'].map((app) => ({ app, release: 'now', store }))
const before = (...apps: string[]) => apps.map((app) => ({ app, release: 'before', store }))
const told = ({ name, releases }: Combination) =>
  `${name}: ${releases.map(({ app, release }) => `${app} ${release}`).join(', ')}`

test('the earlier host gets these remotes, and this host the earlier remotes', () => {
  const matrix = matrixOf(now, before('host', 'clientes', 'usuarios'))
  assert.deepEqual(matrix.mixed.map(told), [
    'host-anterior: host before, clientes now, usuarios now',
    'remotos-anteriores: host now, clientes before, usuarios before',
  ])
  assert.equal(told(matrix.before), 'todo-anterior: host before, clientes before, usuarios before')
  assert.deepEqual(
    matrix.mixed.map(({ published }) => published.map(({ app }) => app)),
    [['clientes', 'usuarios'], ['host']],
  )
  assert.deepEqual(matrix.missing, [])
})

test('a remote that has not changed takes part as it is, and one that is built no more takes part still', () => {
  const matrix = matrixOf(now, before('clientes', 'reportes'))
  assert.deepEqual(matrix.mixed.map(told), [
    'remotos-anteriores: host now, clientes before, reportes before, usuarios now',
  ])
  assert.match(matrix.missing.join('\n'), /No hay un host anterior[^]*No hay un usuarios anterior/)
})

test('without another release of anything there is nothing to mix', () => {
  assert.deepEqual(matrixOf(now, []).mixed, [])
})
