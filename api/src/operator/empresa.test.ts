import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { after, describe, it } from 'node:test'
import { runOperator } from '../../test/backup/backup.ts'
import { urlOf } from '../../test/databases.ts'
import { send } from '../../test/matrix/send.ts'
import { useMatrix } from '../../test/matrix/use-matrix.ts'
import { ApiProcess, send as post, temporaryFolder } from '../../test/process.ts'

const { api, at, guarded, refused, showsOther, nothingChanges } = useMatrix()
const folder = temporaryFolder()
after(() => folder.remove())

const run = (...args: string[]) =>
  runOperator('empresa', args, { DATA_DIR: folder.path, DATABASE_URL: urlOf(api.database.connection) }).done
const isUuid = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** Parses the command's output. */
function made(stdout: string) {
  const [, id, file] = /creada: ([\w-]{36})\.\n.* está en (\S+), que solo lee su dueño/.exec(stdout)!
  const [, password] = /^contraseña: (\S+)$/m.exec(readFileSync(file!, 'utf8'))!
  return { id: id!, file: file!, password: password! }
}

describe('npm run empresa', () => {
  let token = ''

  it('[D21] creates an empresa whose Administrador can sign in; only the file’s owner can read the password', async () => {
    const { status, stdout, stderr } = await run('nueva', 'Asesores del Ñorte', 'Norte@pruebas.mx')
    assert.equal(status, 0, stderr)
    const { id, file, password } = made(stdout)
    assert.equal(statSync(file).mode & 0o777, 0o600)
    assert.ok(!(stdout + stderr).includes(password))
    token = await api.signIn('norte@pruebas.mx', password)
    const { body } = await api.call('GET /auth/sesion', undefined, { token })
    assert.deepEqual(
      [body.empresa, body.usuario.tipo, body.usuario.permisos.usuarios.agregar],
      [{ _id: id, nombre: 'Asesores del Ñorte' }, 0, true],
    )
    const [row] = await api.sql<{ llamada: string }>(
      `select llamada from auditoria where id_locatario = $1 and entidad = 'empresa'`,
      [id],
      id,
    )
    assert.equal(row!.llamada, 'npm run empresa')
    const listed = await run('lista')
    assert.match(
      listed.stdout,
      new RegExp(`${id} · \\d{4}-\\d\\d-\\d\\d · Asesores del Ñorte · 1 usuario\\n3 empresas\\.\\n$`),
    )
  })

  it('[D21] the new Administrador neither sees nor reaches data of other empresas', async () => {
    const theirs = [at.own, at.other]
    let tried = 0
    for (const [route, row] of guarded()) {
      for (const world of theirs) {
        const body = (await row.body?.(world, api)) ?? {}
        const names = Object.values(body).some(isUuid)
        if (row.writes && !names) continue
        tried++
        const request = { body, token, ...(row.file && { file: row.file }) }
        const isRefused = names && row.otherIds !== 'unseen'
        const attempts = async () => {
          if (isRefused) return refused(route, request, [400, 403, 404], world.marca)
          if (row.writes) return
          const { text } = await send(api, route, request)
          assert.ok(!text.includes(at.own.marca) && !showsOther(text), `${route}: ${text.slice(0, 200)}`)
        }
        await nothingChanges(route, attempts, !isRefused)
      }
    }
    assert.ok(tried > 20, `${tried} requests`)
    const { body } = await api.call('POST /usuarios/listar', {}, { token })
    assert.equal(body.usuarios.length, 1)
  })

  it('[D40] refuses an e-mail in use, and leaves nothing behind', async () => {
    const before = readdirSync(folder.path)
    for (const email of ['ADA@pruebas.mx', at.other.email]) {
      const { status, stdout, stderr } = await run('nueva', 'Otra', email)
      assert.deepEqual([status, stdout], [1, ''])
      assert.match(stderr, /^El correo .* no está disponible: ya es de un usuario\.\n$/)
    }
    assert.deepEqual(readdirSync(folder.path), before)
    assert.match((await run('lista')).stdout, /\n3 empresas\.\n$/)
  })

  it('refuses invalid arguments in one sentence', async () => {
    for (const [args, sentence] of [
      [[], /^Se usa así/],
      [['nueva', 'Solo nombre'], /^Se usa así/],
      [['nueva', 'A', 'b@c.mx', 'más'], /^Se usa así/],
      [['nueva', 'A', 'sin arroba'], /no es un correo/],
      [['nueva', 'A', 'ana@uno.mx,luis@dos.mx'], /no es un correo/],
      [['nueva', 'dos\u0007', 'b@c.mx'], /en una línea/],
      [['lista', '--todas'], /^Se usa así/],
    ] as const) {
      const { status, stderr } = await run(...args)
      assert.equal(status, 1, args.join())
      assert.match(stderr, sentence)
      assert.match(stderr, /^[^\n]+\.\n$/)
    }
  })
})

it('[D21] works beside a running api on its embedded database', async () => {
  const dataDir = `${folder.path}/oficina`
  const running = new ApiProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'bicicleta azul y roja' })
  const { port } = await running.ready()
  const { status, stdout, stderr } = await runOperator('empresa', ['nueva', 'Sur', 'sur@pruebas.mx'], {
    DATA_DIR: dataDir,
  }).done
  assert.equal(status, 0, stderr)
  const { password } = made(stdout)
  assert.equal((await post(port, '/auth/login', { email: 'sur@pruebas.mx', password }))?.status, 200)
  await running.stop()
  for (const out of [running.stdout, running.stderr]) assert.ok(!out.includes(password))
})

describe('npm run empresa -- sin-segundo-paso', () => {
  it('[E-17] removes a person’s second step when no colleague is able to, and the audit says so', async () => {
    const email = 'sin-telefono@pruebas.mx'
    const id = await api.addUser({ email })
    await api.sql(
      `insert into llaves_acceso (id_locatario, _id, id_usuario, credencial, clave_publica, nombre)
       values (locatario(), gen_random_uuid(), $1, 'a', '', 'Perdida')`,
      [id],
    )
    const { status, stdout, stderr } = await run('sin-segundo-paso', 'Sin-Telefono@pruebas.mx')
    assert.equal(status, 0, stderr)
    assert.match(stdout, /entra solo con su contraseña/)
    assert.match(await api.signIn(email), /^[\w-]{43}$/)
    const [row] = await api.sql<{ llamada: string }>(
      `select llamada from auditoria where entidad = 'segundo_paso' and id_entidad = $1`,
      [id],
    )
    assert.equal(row!.llamada, 'npm run empresa')
    assert.match((await run('sin-segundo-paso', email)).stderr, /no tiene segundo paso/)
    assert.match((await run('sin-segundo-paso', 'nadie@pruebas.mx')).stderr, /Nadie entra con el correo/)
  })
})
