import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { uuidv7 } from 'uuidv7'
import { makeOwner } from '../../../test/owner/owner.ts'
import { ApiProcess, temporaryFolder } from '../../../test/process.ts'
import { withOwner } from '../../platform/database/connect.ts'
import { migrate } from '../../platform/database/migrations/migrate.ts'
import { folderStore } from '../../platform/files/folder.ts'
import { runningServer } from '../../platform/postgres/postmaster.ts'
import { eraseCliente } from './erase.ts'
import { findSubject } from './subject.ts'

const folder = temporaryFolder()
after(() => folder.remove())

/** Runs the command in a separate process. */
function run(args: string[], env: Record<string, string> = { DATA_DIR: folder.path }) {
  const file = fileURLToPath(new URL('./erase-client.ts', import.meta.url))
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) =>
    child.on('close', (status) => resolve({ status, stdout, stderr })),
  )
}

describe('[D25] npm run borrar-datos', () => {
  it('prints its usage', async () => {
    for (const args of [[], ['--cliente', 'Ana'], ['--otro'], ['--cliente', uuidv7(), 'x']]) {
      const { status, stdout, stderr } = await run(args)
      assert.deepEqual([status, stdout], [1, ''])
      assert.match(
        stderr,
        /^Se usa así: npm run borrar-datos -- --cliente <identificador> \[--confirmar\]\.\n$/,
      )
    }
  })

  it('erases from the embedded database once confirmed, whether the api runs or not', async () => {
    const api = new ApiProcess({ DATA_DIR: folder.path, DEMO: '5' })
    await api.ready()
    const clients = await withOwner(
      { ...runningServer(folder.path)!, database: 'backoffice' },
      async (client) => {
        const { rows } = await client.query<{ id: string; nombre: string }>(
          'select _id as id, nombre from clientes order by _id',
        )
        return rows
      },
    )
    const [one, two] = clients as [(typeof clients)[0], (typeof clients)[0]]

    const asked = await run(['--cliente', one.id])
    assert.equal(asked.status, 1)
    assert.match(asked.stderr, new RegExp(`«${one.nombre}.*Para hacerlo hay que agregar --confirmar\\.`))
    const working = await run(['--cliente', one.id, '--confirmar'])
    assert.equal(working.status, 0, working.stderr)
    assert.match(working.stdout, /^Se borraron los datos personales del cliente/)
    await api.stop()
    const resting = await run(['--cliente', two.id, '--confirmar'])
    assert.equal(resting.status, 0, resting.stderr)

    const again = new ApiProcess({ DATA_DIR: folder.path })
    await again.ready()
    const names = await withOwner(
      { ...runningServer(folder.path)!, database: 'backoffice' },
      async (client) => {
        const { rows } = await client.query<{ nombre: string }>(
          'select nombre from clientes order by _id limit 3',
        )
        return rows.map(({ nombre }) => nombre)
      },
    )
    assert.deepEqual(names, ['Cliente borrado', 'Cliente borrado', clients[2]!.nombre])
    const nobody = await run(['--cliente', uuidv7(), '--confirmar'])
    assert.deepEqual([nobody.status, nobody.stderr], [1, 'No hay ningún cliente con ese identificador.\n'])
    await again.stop()
  })

  it('works for an owner of the tables who is no superuser', async () => {
    const owner = await makeOwner()
    try {
      const connection = await owner.database()
      const [idLocatario, id] = [uuidv7(), uuidv7()]
      await withOwner(connection, async (client) => {
        await migrate(client)
        await client.query("select set_config('app.id_locatario', $1, false)", [idLocatario])
        await client.query("insert into empresas (id_locatario, nombre) values ($1, 'Una')", [idLocatario])
        await client.query(
          `insert into clientes (id_locatario, _id, nombre, rfc) values ($1, $2, 'Rigoberta', 'ZEBA800229AB1')`,
          [idLocatario, id],
        )
      })
      const left = await withOwner(connection, async (client) => {
        const subject = await findSubject(client, id)
        assert.equal(subject?.nombre, 'Rigoberta')
        await eraseCliente(client, folderStore(folder.path), subject)
        await client.query("select set_config('app.id_locatario', $1, false)", [idLocatario])
        const { rows } = await client.query<{ nombre: string; rfc: string }>(
          'select nombre, rfc from clientes',
        )
        return rows
      })
      assert.deepEqual(left, [{ nombre: 'Cliente borrado', rfc: '' }])
    } finally {
      await owner.drop()
    }
  })
})
