import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { contents, digests, fillOffice, run } from '../../../test/backup/backup.ts'
import { makeDatabase, type TestDatabase, urlOf } from '../../../test/databases.ts'
import { temporaryFolder } from '../../../test/process.ts'
import { folderStore } from '../../platform/files/folder.ts'

const folder = temporaryFolder()
const at = (name: string) => join(folder.path, name)
const office = at('oficina')
const store = folderStore(join(office, 'archivos'))
let [source, target]: TestDatabase[] = []

before(async () => {
  source = await makeDatabase()
  target = await makeDatabase({ empty: true })
  await fillOffice(source.connection, store, 20)
})
after(async () => {
  await source?.drop()
  await target?.drop()
  folder.remove()
})

const from = () => ({ DATABASE_URL: urlOf(source!.connection), DATA_DIR: office })
const into = () => ({ DATABASE_URL: urlOf(target!.connection), DATA_DIR: at('destino') })

async function isDone(running: ReturnType<typeof run>): Promise<string> {
  const { status, stdout, stderr } = await running.done
  assert.equal(status, 0, stderr)
  assert.equal(stderr, '')
  return stdout
}

/** Expects one sentence and no other output. */
async function isRefused(running: ReturnType<typeof run>, sentence: RegExp) {
  const { status, stdout, stderr } = await running.done
  assert.equal(status, 1, stdout)
  assert.equal(stdout, '')
  assert.match(stderr, sentence)
  assert.match(stderr, /^[A-ZÁÉÍÓÚÑ/][^\n]*\.\n$/)
  assert.doesNotMatch(stderr, /AGE-SECRET-KEY-1[A-Z0-9]/)
}

async function makeKeys(name: string): Promise<string> {
  const told = await isDone(run('respaldo', ['clave', at(name)], { DATA_DIR: office }))
  return /^La clave pública, para BACKUP_RECIPIENT: (age1[a-z0-9]{58})$/m.exec(told)?.[1] ?? told
}

describe('npm run respaldo and npm run restaurar with keys', () => {
  let recipient = ''
  const BACKUP_IDENTITY_FILE = at('clave.txt')

  it('makes a pair: it writes the private key into a new file and prints the public one', async () => {
    recipient = await makeKeys('clave.txt')
    assert.match(recipient, /^age1/)
    assert.equal(statSync(BACKUP_IDENTITY_FILE).mode & 0o777, 0o600)
    const key = readFileSync(BACKUP_IDENTITY_FILE, 'utf8')
    assert.match(key, /^# created: \S+\n# public key: (age1[a-z0-9]{58})\nAGE-SECRET-KEY-1[A-Z0-9]{58}\n$/)
    assert.ok(key.includes(recipient))
    await isRefused(run('respaldo', ['clave', BACKUP_IDENTITY_FILE], { DATA_DIR: office }), /^Ya existe/)
    assert.equal(readFileSync(BACKUP_IDENTITY_FILE, 'utf8'), key)

    const told = await isDone(run('respaldo', ['clave'], { DATA_DIR: at('nueva') }))
    assert.ok(told.includes(at('nueva/clave-de-respaldo.txt')), told)
    assert.doesNotMatch(told, /AGE-SECRET-KEY/)
  })

  it('encrypts and restores, whatever the file’s name', async () => {
    const told = await isDone(run('respaldo', [], { ...from(), BACKUP_RECIPIENT: recipient }))
    assert.match(told, /^Respaldo cifrado completo en .*: \d+ registros y 4 archivos\.\n$/)
    const [name] = readdirSync(join(office, 'respaldos'))
    assert.match(name!, /^backoffice-\d{4}-\d\d-\d\dT\d{6}Z\.respaldo\.age$/)
    writeFileSync(at('hoy'), readFileSync(join(office, 'respaldos', name!)))
    assert.equal(readFileSync(at('hoy')).includes('Ñandú'), false)
  })

  it('a wrong key gets one sentence, and nothing is restored', async () => {
    await makeKeys('otra.txt')
    writeFileSync(at('sin-clave.txt'), '# nada\n')
    writeFileSync(at('media-clave.txt'), readFileSync(BACKUP_IDENTITY_FILE, 'utf8').trimEnd().slice(0, -1))
    writeFileSync(at('cortado'), readFileSync(at('hoy')))
    truncateSync(at('cortado'), statSync(at('hoy')).size - 100)
    const bytes = readFileSync(at('hoy'))
    bytes[bytes.length >> 1]! ^= 1
    writeFileSync(at('alterado'), bytes)
    const restoring = (file: string, identity?: string) =>
      run('restaurar', [at(file)], { ...into(), ...(identity && { BACKUP_IDENTITY_FILE: at(identity) }) })
    await isRefused(restoring('hoy'), /^El respaldo está cifrado: BACKUP_IDENTITY_FILE debe nombrar/)
    await isRefused(restoring('hoy', 'otra.txt'), /^El respaldo está cifrado para otra clave, o dañado/)
    await isRefused(restoring('hoy', 'no-existe.txt'), /^No se puede leer la clave privada .*no-existe\.txt/)
    await isRefused(restoring('hoy', 'sin-clave.txt'), /no tiene una clave privada de age/)
    await isRefused(restoring('hoy', 'media-clave.txt'), /no tiene una clave privada de age/)
    await isRefused(restoring('cortado', 'clave.txt'), /^El respaldo está incompleto o dañado/)
    await isRefused(restoring('alterado', 'clave.txt'), /^El respaldo está incompleto o dañado/)
    assert.equal(existsSync(at('destino')), false)
    // The place is still empty, so the right key works, also among others.
    writeFileSync(
      at('las-dos.txt'),
      readFileSync(at('otra.txt'), 'utf8') + readFileSync(BACKUP_IDENTITY_FILE, 'utf8'),
    )
    await isDone(restoring('hoy', 'las-dos.txt'))
    assert.deepEqual(await digests(target!.connection), await digests(source!.connection))
    assert.deepEqual(await contents(folderStore(join(into().DATA_DIR, 'archivos'))), await contents(store))
  })

  it('an invalid public key stops the command before any work', async () => {
    const nowhere = { DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada', DATA_DIR: at('nada') }
    for (const BACKUP_RECIPIENT of [
      `${recipient}x`,
      readFileSync(BACKUP_IDENTITY_FILE, 'utf8').split('\n')[2]!,
    ])
      await isRefused(
        run('respaldo', [at('nunca')], { ...nowhere, BACKUP_RECIPIENT }),
        /^BACKUP_RECIPIENT debe ser una clave pública de age/,
      )
    assert.equal(existsSync(at('nada')), false)
    assert.equal(existsSync(at('nunca')), false)
  })

  it('a readable backup needs no key, and no key file to be there', async () => {
    const into = await makeDatabase({ empty: true })
    try {
      await isDone(run('respaldo', [at('legible')], { ...from(), BACKUP_RECIPIENT: ' ' }))
      const settings = { DATABASE_URL: urlOf(into.connection), DATA_DIR: at('otro-destino') }
      await isDone(
        run('restaurar', [at('legible')], { ...settings, BACKUP_IDENTITY_FILE: at('no-existe.txt') }),
      )
    } finally {
      await into.drop()
    }
  })
})
