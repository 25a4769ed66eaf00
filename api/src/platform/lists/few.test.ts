import assert from 'node:assert/strict'
import { it } from 'node:test'
import { personasDeEjemplo } from '@backoffice/shared/contract'
import { useApi } from '../../../test/api.ts'
import { withOwner } from '../database/connect.ts'
import type { Condition } from './page.ts'

/* buscar reads few rows all, and searches among many in other ways: here both answer the same questions. */

const api = useApi({}, async (api) => {
  for (const persona of personasDeEjemplo) {
    const { _id: cliente } = (await api.call('POST /clientes/crear', persona)).body
    await api.call('POST /asesorias/crear', { cliente, motivo: persona.nombre, fecha: '2026-01-01' })
    if (persona.nombre.length % 3 === 0) await api.call('POST /clientes/eliminar', { id: cliente })
  }
})

const contiene = (columna: string, valor: string): Condition => ({
  ...{ op: 'contiene', columnas: [columna], indice: columna, valores: [valor] },
  ...(columna === 'nombre_n' && { repetida: 'nombre' }),
  ...(columna === 'celular_d' && { escrita: 'celular' }),
})

const QUESTIONS: [tabla: string, orden: string, Condition[]][] = [
  ['clientes', 'creacion', []],
  ['clientes', 'eliminacion', [{ op: 'eliminados' }]],
  ['clientes', 'nombre', [contiene('nombre_n', 'a')]],
  ['clientes', 'nombre', [contiene('nombre_n', 'a'), { op: 'eliminados' }]],
  ['clientes', 'celular', [contiene('celular_d', '55')]],
  ['clientes', 'celular', [contiene('celular_d', ' 55'), contiene('email_n', '@')]],
  ['clientes', 'creacion', [{ op: 'clave', columna: '_id', valor: 'XAXX010101000' }]],
  ['asesorias', 'creacion', [contiene('asunto_n', 'a'), { op: 'pocos' }]],
  ['asesorias', 'finalizacion_orden', [{ op: 'desde', columna: 'creacion', valor: '2026-01-01' }]],
  ['asesorias', 'cliente', [contiene('cliente_n', 'e'), { op: 'igual', columna: 'status', valor: 0 }]],
  ['usuarios', 'email', [{ op: 'alguno', columna: 'tipo', valor: [0, 7] }]],
  ['usuarios', 'nombre', [{ op: 'contiene', columnas: ['nombre_n', 'email_f'], valores: ['a'] }]],
]

it('[C-08] [D8] finds the same among few rows as it would among many', () =>
  withOwner(api.database.connection, async (client) => {
    await client.query("select set_config('app.id_locatario', $1, false)", [api.idLocatario])
    const ask = async (name: string, values: unknown[]) => {
      const text = `select ids, total from ${name}($1, $2, $3, $4, 5, $5, $6, $7, $8, 10000)`
      const { rows } = await client.query<{ ids: string[] | null; total: number }>(text, values)
      return rows[0]
    }
    for (const [tabla, orden, filtros] of QUESTIONS) {
      for (const baja of [false, true]) {
        const { rows } = await client.query<{ _id: string; valor: string }>(
          `select _id, ${orden}::text as valor from ${tabla} where id_locatario = locatario() order by _id limit 1 offset 3`,
        )
        for (const [salto, at, atras] of [
          [0, undefined, false],
          [5, undefined, false],
          [0, rows[0], false],
        ] as const) {
          const values = [tabla, JSON.stringify(filtros), orden, baja, salto, at?.valor, at?._id, atras]
          const many = await ask('buscar_entre_muchas', values)
          const few = await ask('buscar', values)
          assert.deepEqual(few, { ...many, ids: many?.ids ?? [] }, JSON.stringify(values))
        }
      }
    }
  }))

it('refuses a table that is no list, and a condition that it does not know', async () => {
  const ask = (tabla: string, filtros: object[]) =>
    api.sql(`select total from buscar($1, $2, 'creacion', false, 5, 0, null, null, false, 10)`, [
      tabla,
      JSON.stringify(filtros),
    ])
  for (const tabla of ['secretos_de_nadie', 'migraciones', 'sesiones'])
    await assert.rejects(ask(tabla, []), /no es una lista/)
  await assert.rejects(ask('clientes', [{ op: 'parecido' }]), /no_hay_tal_condicion/)
})
