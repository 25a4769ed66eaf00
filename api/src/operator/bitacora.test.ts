import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../test/api.ts'
import { runOperator } from '../../test/backup/backup.ts'
import { parseCsv } from '../../test/csv.ts'
import { urlOf } from '../../test/databases.ts'
import { growthOf } from '../../test/machine/memory.ts'

let cliente = ''
const api = useApi({}, async (api) => {
  await api.addUser({ email: 'iris@pruebas.mx', nombre: 'Iris', tipo: 0 })
  const token = await api.signIn('iris@pruebas.mx')
  const nombre = '=1+1'
  const { body } = await api.call('POST /clientes/crear', { nombre }, { token, from: '203.0.113.9' })
  cliente = body._id
  await api.call('POST /clientes/editar', { id: cliente, puesto: 'Jefa' })
  // The first and the last moment of a day of the office, and those beside it.
  const at = [
    '2026-03-10 05:59:59.999Z',
    '2026-03-10 06:00Z',
    '2026-03-11 05:59:59.999Z',
    '2026-03-11 06:00Z',
  ]
  for (const [i, momento] of at.entries()) {
    await api.sql(
      `insert into auditoria (id_locatario, _id, momento, direccion, peticion, llamada, accion, entidad, despues)
       values ($1, $2, $3, '::1', 'p', $4, 'crear', 'cliente', '{"nombre": "Ana"}')`,
      [api.idLocatario, uuidv7(), momento, `@prueba ${i}`],
    )
  }
})

const command = (...args: string[]) =>
  runOperator('bitacora', args, { DATA_DIR: api.folder.path, DATABASE_URL: urlOf(api.database.connection) })
const run = (...args: string[]) => command(...args).done
const ever = ['--desde', '2026-01-01', '--hasta', '2999-12-31']
const lines = (text: string) => text.trimEnd().split('\n')

describe('[D50] npm run bitacora', () => {
  it('tells who did what to which record, when and from where; of a user and of a record', async () => {
    const { status, stdout, stderr } = await run(
      ...ever,
      '--usuario',
      'IRIS@pruebas.mx',
      '--registro',
      cliente,
    )
    assert.equal(status, 0, stderr)
    const [line, total, ...more] = lines(stdout)
    assert.match(
      line!,
      new RegExp(
        `^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d · Pruebas · Iris \\(iris@pruebas\\.mx\\) · crear cliente ${cliente} · ` +
          `campos: .*\\bnombre\\b.* · POST /clientes/crear · 203\\.0\\.113\\.9 · [\\w-]+$`,
      ),
    )
    assert.deepEqual([total, more], ['1 renglón.', []])
    const both = await run(...ever, '--registro', cliente)
    assert.deepEqual(
      lines(both.stdout).map((text) => text.split(' · ')[2]),
      ['Iris (iris@pruebas.mx)', 'Ada (ada@pruebas.mx)', undefined],
    )
  })

  it('[D20] the days are the office’s, both included', async () => {
    const { stdout } = await run('--desde', '2026-03-10', '--hasta', '2026-03-10')
    assert.deepEqual(
      lines(stdout).map((text) => text.split(' · ')[0]),
      ['2026-03-10 00:00:00', '2026-03-10 23:59:59', '2 renglones.'],
    )
    assert.match(stdout, /@prueba 1.*\n.*@prueba 2/)
  })

  it('as CSV, with the record before and after, and no cell that a spreadsheet takes for a formula', async () => {
    const { status, stdout, stderr } = await run(...ever, '--csv')
    assert.equal(status, 0, stderr)
    const [header, ...rows] = parseCsv(stdout.replace(/^\ufeff/, ''))
    assert.deepEqual(header, [
      ...['Momento', 'Empresa', 'Usuario', 'Correo', 'Acción', 'Entidad', 'Registro'],
      ...['Llamada', 'Dirección', 'Petición', 'Antes', 'Después'],
    ])
    const edited = rows.find(([, , , , accion]) => accion === 'editar')!
    assert.deepEqual(
      [JSON.parse(edited[10]!), JSON.parse(edited[11]!)],
      [{ puesto: null }, { puesto: 'Jefa' }],
    )
    assert.ok(rows.some((row) => row[7] === "'@prueba 1"))
    for (const cell of rows.flat()) assert.doesNotMatch(cell, /^[=+\-@\t\r]/)
    const [{ n } = { n: 0 }] = await api.sql<{ n: number }>('select count(*)::int as n from auditoria')
    assert.equal(rows.length, n)
  })

  it('memory stays flat, however many entries there are', async (t) => {
    await api.sql(
      `insert into auditoria (id_locatario, _id, momento, direccion, peticion, llamada, accion, entidad, despues)
       select $1, gen_random_uuid(), '2027-01-01 12:00Z', '::1', 'p', 'c', 'crear', 'cliente',
         jsonb_build_object('descripcion', repeat('x', 5000))
       from generate_series(1, 20000)`,
      [api.idLocatario],
    )
    const { child, done } = command('--desde', '2027-01-01', '--hasta', '2027-01-02', '--csv')
    let bytes = 0
    child.stdout.removeAllListeners('data').on('data', (chunk: Buffer) => (bytes += chunk.length))
    await new Promise((resolve) => child.stdout.once('data', resolve))
    const { grown } = await growthOf(child.pid!, () => done)
    t.diagnostic(`${Math.round(grown)} MB for ${Math.round(bytes / 1e6)} MB`)
    assert.ok(bytes > 100_000_000, `${bytes} bytes`)
    assert.ok(grown < 90, `${grown} MB`)
  })

  it('says what is wrong with a question, in a sentence', async () => {
    for (const [args, sentence] of [
      [[], /^Se usa así: npm run bitacora /],
      [['--desde', '2026-01-01'], /^Se usa así/],
      [[...ever, '--otro'], /^Se usa así/],
      [[...ever, 'algo'], /^Se usa así/],
      [['--desde', '2026-02-30', '--hasta', '2026-03-01'], /^«2026-02-30» no es un día/],
      [['--desde', 'ayer', '--hasta', '2026-03-01'], /^«ayer» no es un día/],
      [['--desde', '2026-03-02', '--hasta', '2026-03-01'], /^El día de --desde/],
      [[...ever, '--registro', '7'], /^«7» no es el identificador/],
      [[...ever, '--usuario', 'nadie@pruebas.mx'], /^No hay ningún usuario con .*«nadie@pruebas\.mx»/],
    ] as const) {
      const { status, stdout, stderr } = await run(...args)
      assert.deepEqual([status, stdout], [1, ''], args.join(' '))
      assert.match(stderr, sentence)
      assert.match(stderr, /^[^\n]+\.\n$/)
    }
  })
})
