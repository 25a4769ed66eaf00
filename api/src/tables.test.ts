import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { useApi } from '../test/api.ts'
import { allTables } from './tables.ts'

const api = useApi()

it('every table that a declaration names exists, and so do the rows of a client', async () => {
  const all = Object.entries(await allTables())
  const columns = await api.sql<{ tabla: string; columna: string }>(
    `select table_name as tabla, column_name as columna from information_schema.columns where table_schema = 'public'`,
  )
  const has = (tabla: string, columna: string) =>
    columns.some((column) => column.tabla === tabla && column.columna === columna)
  const wrong = all.filter(([tabla, { deCliente }]) =>
    deCliente ? !has(tabla, 'id_cliente') : !columns.some((column) => column.tabla === tabla),
  )
  assert.deepEqual(wrong, [])
})

it('every table with a client’s rows says what becomes of them', async () => {
  const all = await allTables()
  const rows = await api.sql<{ tabla: string }>(
    `select table_name as tabla from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'id_cliente'`,
  )
  const silent = rows
    .map(({ tabla }) => tabla)
    .filter((tabla) => !all[tabla]?.deCliente && !all[tabla]?.menciones)
  assert.deepEqual(silent, [])
})

it('what copies and erases names no table of a resource besides the client’s own', async () => {
  const own = new Set(
    globSync('resources/*/table.ts', { cwd: import.meta.dirname }).map(
      (file) => file.split(/[\\/]/)[1] ?? '',
    ),
  )
  own.delete('clientes')
  const files = globSync(['backup/**/*.ts', 'operator/erase/{erase,erase-client,mentions,subject}.ts'], {
    cwd: import.meta.dirname,
    exclude: ['**/*.{test,testing}.ts'],
  })
  assert.ok(files.length > 10)
  for (const file of files) {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    const named = [...own].filter((name) => new RegExp(`\\b(from|into|update|join) ${name}\\b`).test(text))
    assert.deepEqual([file, named], [file, []])
  }
})
