import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { root } from '../start/before/root.mjs'

/** What Squawk says of a table that holds back its readers or writers for as long as it is long. */
const locks = [
  'adding-field-with-default',
  'adding-foreign-key-constraint',
  'adding-not-nullable-field',
  'adding-required-field',
  'adding-serial-primary-key-field',
  'changing-column-type',
  'constraint-missing-not-valid',
  'disallowed-unique-constraint',
  'require-concurrent-index-creation',
  'require-concurrent-index-deletion',
]

/**
 * Those that were measured, or whose table is small, by file and rule. A migration runs in a transaction, in which no index
 * can be made «concurrently»: a new one says here how long it takes with a million rows. A text that was applied
 * somewhere never changes, so what Squawk finds in it stays.
 */
const allowed: Record<string, string> = {
  '0034_textos.sql require-concurrent-index-creation':
    'rebuilds two trigram indexes with the texts they stand on',
  '0034_textos.sql require-concurrent-index-deletion': 'in the same transaction as what takes their place',
  '0040_vistas.sql constraint-missing-not-valid': 'vistas: a few rows for each person',
  '0042_visitas.sql require-concurrent-index-creation':
    '3.5 s for 360,000 advisories, with two busy processors',
  '0042_visitas.sql constraint-missing-not-valid': 'lotes: a month of batches',
  '0051_reportes.sql require-concurrent-index-creation': '3 s for a million clients, the longest of its four',
  '0053_cumpleanos.sql require-concurrent-index-creation':
    '1.8 s for 300,000 clients, with two busy processors',
  '0055_archivos_por_nombre.sql require-concurrent-index-creation':
    '4 s for 300,000 files, in which nobody can add one',
  '0056_reportes_del_mes.sql require-concurrent-index-creation': '0.4 s for 218,000 purchases',
  '0056_reportes_del_mes.sql require-concurrent-index-deletion':
    'in the same transaction as what takes its place',
  '0059_sesiones.sql adding-field-with-default': 'sesiones: those of a month, some for each person',
  '0059_sesiones.sql require-concurrent-index-creation': 'sesiones: those of a month, some for each person',
  '0061_pagos.sql require-concurrent-index-creation':
    'as 0056, whose index is as large: 0.4 s for 218,000 purchases; the other is empty at first',
  '0061_pagos.sql require-concurrent-index-deletion': 'in the same transaction as what takes its place',
  '0061_pagos.sql constraint-missing-not-valid':
    'reads purchases once, whose new column is empty; receipts are few',
  '0061_pagos.sql disallowed-unique-constraint': 'recibos: as many as were printed',
  '0061_pagos.sql adding-foreign-key-constraint': 'recibos: as many as were printed',
  '0062_archivos_clase.sql require-concurrent-index-creation': 'both are empty at first: one scan each',
  '0064_duplicados.sql require-concurrent-index-creation':
    'as 0053, of the same table: under 10 s for a million clients',
  '0065_uniones.sql constraint-missing-not-valid': 'tables of the migration before, empty',
  '0065_uniones.sql adding-foreign-key-constraint': 'tables of the migration before, empty',
}

interface Found {
  file: string
  rule_name: string
}

function squawk(args: string[], input?: string): Found[] {
  const program = join(root, 'tooling/node_modules/.bin/squawk')
  // The oldest server that the product admits.
  const options = [
    '--reporter',
    'json',
    '--pg-version',
    '15.0',
    '--assume-in-transaction',
    '--no-error-on-unmatched-pattern',
  ]
  const { stdout, stderr } = spawnSync(program, [...options, ...args], { encoding: 'utf8', input })
  assert.match(stdout, /^\[/, stderr)
  return (JSON.parse(stdout) as Found[]).filter(({ rule_name }) => locks.includes(rule_name))
}

describe('migrations', () => {
  it('hold no large table back for long, except where the list says why', () => {
    const files = globSync('api/migrations/*.sql', { cwd: root }).map((file) => join(root, file))
    assert.ok(files.length > 10)
    const found = squawk(files).map(({ file, rule_name }) => `${file.split('/').at(-1)} ${rule_name}`)
    assert.deepEqual([...new Set(found)].sort(), Object.keys(allowed).sort())
  })

  it('the rule finds each way to hold one back', () => {
    const ways = {
      'create index x on clientes (rfc);': 'require-concurrent-index-creation',
      'alter table clientes alter column rfc type varchar(20);': 'changing-column-type',
      'alter table clientes alter column rfc set not null;': 'adding-not-nullable-field',
      'alter table clientes add column x uuid default gen_random_uuid();': 'adding-field-with-default',
      "alter table clientes add constraint x check (rfc <> '');": 'constraint-missing-not-valid',
      'alter table clientes add foreign key (giro) references giros (_id);': 'adding-foreign-key-constraint',
    }
    for (const [sql, rule] of Object.entries(ways))
      assert.ok(
        squawk([], sql).some(({ rule_name }) => rule_name === rule),
        sql,
      )
    assert.deepEqual(squawk([], 'create table x (a int8); create index y on x (a);'), [])
    assert.deepEqual(squawk([], 'alter table clientes add column x text;'), [])
  })
})
