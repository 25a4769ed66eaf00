import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { eventually } from '../test/eventually.ts'
import { ApiProcess, postmasterOf, send, temporaryFolder } from '../test/process.ts'
import { isAlive } from './platform/postgres/process-identity.ts'

const folder = temporaryFolder()
after(() => folder.remove())

/** One line, no stack. */
const isSentence = (text: string) => assert.match(text, /^[A-ZÁÉÍÓÚ][^\n]*\.\n$/)

async function refusedStart(env: Record<string, string>): Promise<string> {
  const api = new ApiProcess(env)
  assert.equal(await api.exited, 1, api.stderr)
  isSentence(api.stderr)
  assert.deepEqual(api.messages.at(-1), { type: 'fatal', msg: api.stderr.trim() })
  return api.stderr
}

describe('the process', () => {
  // So deep that a socket inside would exceed the path limit.
  const dataDir = join(folder.path, 'carpeta-muy-honda-'.repeat(6), 'datos')

  it('starts on an empty folder, says how to sign in, and stores the password readable only by its owner', async () => {
    const api = new ApiProcess({ DATA_DIR: dataDir, DEMO: '1' })
    const { port, host, login } = await api.ready()
    assert.equal(host, '127.0.0.1')
    assert.equal(login.email, 'admin@demo.mx')
    const path = join(dataDir, 'acceso.txt')
    assert.deepEqual(login.passwordFile, { path, of: ['admin@demo.mx', 'asesor@demo.mx'] })
    assert.equal(statSync(path).mode & 0o777, 0o600)
    assert.equal(statSync(dataDir).mode & 0o777, 0o700)
    assert.ok(readFileSync(path, 'utf8').startsWith(`correo: admin@demo.mx\ncontraseña: ${login.password}\n`))

    const session = await send(port, '/auth/login', { email: login.email, password: login.password })
    assert.equal(session?.status, 200)

    assert.match(await refusedStart({ DATA_DIR: dataDir }), /ya está en uso por otro proceso/)
    assert.match(
      await refusedStart({ DATA_DIR: join(folder.path, 'otra'), PORT: String(port) }),
      new RegExp(`El puerto ${port} de 127.0.0.1 ya está en uso`),
    )

    const postmaster = postmasterOf(dataDir)
    assert.equal(await api.stop(), 0)
    assert.equal(isAlive(postmaster), false, 'no process is left behind')
    assert.equal(existsSync(join(dataDir, 'api.lock')), false)
  })

  it('starts again on the same data, without showing the password again; the end of its parent stops it', async () => {
    const api = new ApiProcess({ DATA_DIR: dataDir })
    const { port, login } = await api.ready()
    assert.equal(login.password, undefined)
    const [, password = ''] = /contraseña: (\S+)/.exec(readFileSync(login.passwordFile!.path, 'utf8')) ?? []
    const session = await send(port, '/auth/login', { email: login.email, password })
    const list = await send(port, '/clientes/listar', { filas: 5 }, session?.body.token)
    assert.equal(list?.body.total, 240)
    const postmaster = postmasterOf(dataDir)
    api.child.disconnect()
    assert.equal(await api.exited, 0)
    assert.equal(isAlive(postmaster), false)
  })

  it('takes over from a killed process, and recovers when its database is killed', async () => {
    const killed = new ApiProcess({ DATA_DIR: dataDir })
    await killed.ready()
    killed.child.kill('SIGKILL')
    await killed.exited

    const api = new ApiProcess({ DATA_DIR: dataDir })
    const { port } = await api.ready()
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    const statuses = new Set<number>()
    let attempts = 0
    await eventually(async () => {
      // Each attempt uses another e-mail: a slow machine makes more attempts than one e-mail is allowed.
      const answer = await send(port, '/auth/login', { email: `a${++attempts}@b.mx`, password: 'x' })
      statuses.add(answer?.status ?? 0)
      return statuses.has(503) && answer?.status === 401
    }, 'it was away, and is back')
    assert.deepEqual(
      [...statuses].filter((status) => ![401, 503, 429].includes(status)),
      [],
    )
    await api.stop()
  })

  it('[D39] uses the configured Administrador, stores no password then, and logs neither it nor a query', async () => {
    const given = join(folder.path, 'dada')
    const api = new ApiProcess({
      DATA_DIR: given,
      LOG_LEVEL: 'trace',
      ADMIN_EMAIL: 'jefa@oficina.mx',
      ADMIN_PASSWORD: 'bicicleta azul y roja',
    })
    const { port, login } = await api.ready()
    assert.deepEqual(login, { email: 'jefa@oficina.mx' })
    const session = await send(port, '/auth/login', {
      email: 'jefa@oficina.mx',
      password: 'bicicleta azul y roja',
    })
    assert.equal(session?.status, 200)
    const list = await send(port, '/clientes/listar', {}, session?.body.token)
    assert.deepEqual(list?.body, { clientes: [] })
    await fetch(`http://127.0.0.1:${port}/admin/salud?nombre=Fulana`)
    await api.stop()
    assert.match(api.stdout, /"ruta":"\/admin\/auth\/login","status":200/)
    for (const secret of ['bicicleta azul y roja', session?.body.token as string, 'Fulana', 'jefa@']) {
      assert.ok(!api.stdout.includes(secret), `the log names ${secret}`)
    }
  })

  it('with a configured Administrador, the password file has only the demo Asesor’s', async () => {
    const given = join(folder.path, 'dada-con-muestra')
    const api = new ApiProcess({ DATA_DIR: given, DEMO: '1', ADMIN_PASSWORD: 'bicicleta azul y roja' })
    const { login } = await api.ready()
    await api.stop()
    const passwordFile = { path: join(given, 'acceso.txt'), of: ['asesor@demo.mx'] }
    assert.deepEqual(login, { email: 'admin@demo.mx', passwordFile })
  })

  it('says in one sentence why it cannot start', async () => {
    const file = join(folder.path, 'archivo')
    writeFileSync(file, '')
    const weak = join(folder.path, 'debil')
    mkdirSync(weak)
    // Other causes: config.test, postgres/folder.test, database/unreachable.test.
    const [number, folderIsFile, password, nowhere] = await Promise.all([
      refusedStart({ DATA_DIR: dataDir, PORT: 'x' }),
      refusedStart({ DATA_DIR: file }),
      refusedStart({ DATA_DIR: weak, ADMIN_PASSWORD: '12345678' }),
      refusedStart({
        DATA_DIR: join(folder.path, 'ninguna'),
        DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada',
      }),
    ])
    assert.match(number, /PORT/)
    assert.match(folderIsFile, /No se puede usar la carpeta de datos .*: no es una carpeta/)
    assert.match(password, /^ADMIN_PASSWORD no sirve\. Es fácil de adivinar; conviene una frase .*\.$/m)
    assert.match(nowhere, /No se pudo conectar con la base de datos/)
  })
})
