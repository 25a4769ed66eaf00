import assert from 'node:assert/strict'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { contents, digests, fillOffice, run } from '../../../test/backup/backup.ts'
import { PASSWORD } from '../../../test/api.ts'
import { connectionTo, makeDatabase, testServer } from '../../../test/databases.ts'
import { eventually } from '../../../test/eventually.ts'
import { ApiProcess, postmasterOf, send, temporaryFolder } from '../../../test/process.ts'
import { folderStore } from '../../platform/files/folder.ts'
import { isAlive } from '../../platform/postgres/process-identity.ts'
import { runningServer } from '../../platform/postgres/postmaster.ts'

const folder = temporaryFolder()
const at = (name: string) => join(folder.path, name)
after(() => folder.remove())

const storeOf = (dataDir: string) => folderStore(join(dataDir, 'archivos'))
const embedded = (dataDir: string) => ({ ...runningServer(dataDir)!, database: 'backoffice' })

/** The test run's server as a connection address. */
const urlOf = (database: string): string => {
  const connection = connectionTo(testServer(), database)
  return typeof connection === 'string'
    ? connection
    : `postgres://${connection.user}@${encodeURIComponent(connection.host)}/${database}`
}

/** Expects a sentence or two, and no other output. */
const isRefused = async (running: ReturnType<typeof run>, sentence: RegExp) => {
  const { status, stdout, stderr } = await running.done
  assert.equal(status, 1, stdout)
  assert.equal(stdout, '')
  assert.match(stderr, sentence)
  assert.match(stderr, /^[A-ZÁÉÍÓÚÑ/][^\n]*\.\n$/)
}

describe('npm run respaldo and npm run restaurar', () => {
  // So deep that the server's socket must be placed elsewhere.
  const office = at(join('carpeta-muy-honda-'.repeat(6), 'oficina'))
  let rows: Record<string, string> = {}
  let files: Record<string, string> = {}
  let email = ''

  it('backs up an office while the api runs, and the same one at rest', async () => {
    const api = new ApiProcess({ DATA_DIR: office, DEMO: '1' })
    await api.ready()
    email = (await fillOffice(embedded(office), storeOf(office), 50)).email
    rows = await digests(embedded(office))
    files = await contents(storeOf(office))
    const running = await run('respaldo', [at('trabajando.respaldo')], { DATA_DIR: office }).done
    assert.equal(running.status, 0, running.stderr)
    assert.match(
      running.stdout,
      /^Respaldo completo en .*trabajando\.respaldo: \d+ registros y 4 archivos\.\n$/,
    )
    await api.stop()

    const resting = await run('respaldo', [], { DATA_DIR: office }).done
    assert.equal(resting.status, 0, resting.stderr)
    const [name] = readdirSync(join(office, 'respaldos'))
    assert.match(name!, /^backoffice-\d{4}-\d\d-\d\dT\d{6}Z\.respaldo$/)
    assert.equal(statSync(join(office, 'respaldos')).mode & 0o777, 0o700)
    assert.equal(existsSync(join(office, 'api.lock')), false, 'the server was stopped again')
    await isRefused(run('respaldo', [at('trabajando.respaldo')], { DATA_DIR: office }), /^Ya existe/)
  })

  it('restores to another machine, to a server, and back to a machine', async () => {
    const other = { DATA_DIR: at('otra') }
    const moved = await run('restaurar', [at('trabajando.respaldo')], other).done
    assert.equal(moved.status, 0, moved.stderr)
    assert.match(
      moved.stdout,
      /^Restaurado el respaldo del .*\nTodas las personas tienen que iniciar sesión de nuevo\.\n$/,
    )
    assert.equal((await run('respaldo', [at('otra.respaldo')], other).done).status, 0)

    const server = await makeDatabase({ empty: true })
    const name =
      typeof server.connection === 'string'
        ? new URL(server.connection).pathname.slice(1)
        : server.connection.database
    const onServer = { DATABASE_URL: urlOf(name), DATA_DIR: at('archivos-del-servidor') }
    try {
      const grown = await run('restaurar', [at('otra.respaldo')], onServer).done
      assert.equal(grown.status, 0, grown.stderr)
      assert.deepEqual(await digests(server.connection), rows)
      assert.deepEqual(await contents(storeOf(onServer.DATA_DIR)), files)
      await isRefused(run('restaurar', [at('otra.respaldo')], onServer), /no está vacía/)
      assert.equal((await run('respaldo', [at('servidor.respaldo')], onServer).done).status, 0)

      // The files are missing: the backup saves the rest and warns.
      const without = { ...onServer, DATA_DIR: at('sin-archivos') }
      const poorer = await run('respaldo', [at('sin-archivos.respaldo')], without).done
      assert.equal(poorer.status, 2)
      assert.match(poorer.stderr, /^Atención: el almacén no tiene 3 de los archivos/)
    } finally {
      await server.drop()
    }
    const back = at('de-vuelta')
    const returned = await run('restaurar', [at('servidor.respaldo')], { DATA_DIR: back }).done
    assert.equal(returned.status, 0, returned.stderr)
    await assertSame(back)
  })

  /** Starts the api on the restored data: the same rows and files, and people sign in with their passwords. */
  async function assertSame(dataDir: string) {
    const api = new ApiProcess({ DATA_DIR: dataDir })
    const { port } = await api.ready()
    assert.deepEqual(await digests(embedded(dataDir)), rows)
    assert.deepEqual(await contents(storeOf(dataDir)), files)
    const session = await send(port, '/auth/login', { email, password: PASSWORD })
    assert.equal(session?.status, 200)
    const list = await send(port, '/clientes/listar', { filas: 5 }, session?.body.token)
    assert.equal(list?.body.total, 50)
    await api.stop()
  }

  it('refuses with one sentence, and leaves nothing behind', async () => {
    const nothing = at('nada')
    writeFileSync(at('otra-cosa'), 'otra cosa')
    const nowhere = { DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada', DATA_DIR: nothing }
    const backup = at('servidor.respaldo')
    await Promise.all([
      isRefused(run('respaldo', [], { DATA_DIR: nothing }), /no hay datos que respaldar/),
      isRefused(run('restaurar', [], { DATA_DIR: nothing }), /^Falta el respaldo/),
      isRefused(run('restaurar', [at('no-existe')], { DATA_DIR: nothing }), /^No se puede leer/),
      isRefused(run('restaurar', [at('otra-cosa')], { DATA_DIR: nothing }), /no es un respaldo/),
      isRefused(run('restaurar', [backup], nowhere), /No se pudo conectar/),
      isRefused(run('restaurar', [backup], { DATA_DIR: office }), /no está vacía/),
    ])
    assert.equal(existsSync(nothing), false)
  })

  it('Ctrl-C removes the partial file and stops the server started for it', async () => {
    const running = run('respaldo', [at('cancelado.respaldo')], { DATA_DIR: office })
    await eventually(() => existsSync(join(office, 'postgres', 'postmaster.pid')), 'its server starts')
    const postmaster = postmasterOf(office)
    running.child.kill('SIGINT')
    const { status, stderr } = await running.done
    assert.equal(status, 130, stderr)
    assert.equal(stderr, 'Se canceló; no queda nada a medias.\n')
    assert.equal(existsSync(at('cancelado.respaldo')), false)
    assert.equal(isAlive(postmaster), false)
  })
})
