import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, afterEach, beforeEach, describe, it, mock } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { patient } from '../../../../../tooling/patience/patience.ts'
import { useApi } from '../../../../test/api.ts'
import { contents } from '../../../../test/backup/contents.ts'
import { sendForm } from '../../../../test/form.ts'
import { temporaryFolder } from '../../../../test/process.ts'
import { readConfig } from '../../../config.ts'
import { folderStore } from '../../files/folder.ts'
import { type FileStore, StoreFailure } from '../../files/store.ts'
import type { Outage } from '../../http/refusal.ts'
import outage from './outage.ts'

/*
 * The operator's log during a full disk or an outage of the file store. log.test.ts covers an outage of the database
 * with a real process.
 */

interface Line {
  level: number
  msg: string
  peticiones?: number
}
let lines: Line[] = []
const logTo = { write: (line: string) => void lines.push(JSON.parse(line) as Line) }
const said = () => lines.map(({ level, msg }) => [level, msg])
beforeEach(() => (lines = []))

const folder = temporaryFolder()
after(() => folder.remove())
const store = folderStore(join(folder.path, 'archivos'))

describe('one outage writes one line, however many requests fail', () => {
  let cause = ''
  const files: FileStore = { ...store, put: async () => Promise.reject(new StoreFailure({ code: cause })) }
  let cliente = ''
  const api = useApi({ logLevel: 'warn' }, async () => (cliente = (await create()).body._id as string), {
    files,
    logTo,
  })
  const create = () => api.call('POST /clientes/crear', { nombre: 'Ana' })
  const upload = () =>
    sendForm(api, 'POST /clientes/crear_archivo', [
      ['id_cliente', cliente],
      ['nombre', 'INE'],
      { name: 'a.pdf', content: contents.pdf as Buffer },
    ])
  const fail = async (work: () => Promise<{ status: number }>) => {
    for (let i = 0; i < 3; i++) assert.equal((await work()).status, 503)
  }

  it('a full disk refuses files and records alike', async () => {
    cause = 'ENOSPC'
    await fail(upload)
    await api.sql(`create function lleno() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'disk_full'; end $$`)
    await api.sql('create trigger lleno before insert on clientes execute function lleno()')
    await fail(create)
    assert.deepEqual(said(), [[50, 'no queda espacio en el disco']])
  })

  it('a file store that is away', async () => {
    cause = 'ECONNREFUSED'
    await fail(upload)
    assert.deepEqual(said(), [[50, 'el almacén de archivos no está disponible']])
  })
})

describe('the end of an outage writes a line too', () => {
  let app: FastifyInstance
  const away = new Set<Outage>()
  const unless = async (what: Outage) => {
    if (away.has(what)) throw new Error('away')
    return null
  }
  beforeEach(async () => {
    app = Fastify({ logger: { level: 'warn', stream: logTo } })
    app.decorate('db', { check: () => unless('database') } as never)
    app.decorate('files', { ...store, size: () => unless('files') })
    await app.register(outage, { config: readConfig({ DATA_DIR: folder.path }) })
    mock.timers.enable({ apis: ['setTimeout'] })
  })
  afterEach(async () => {
    mock.timers.reset()
    await app.close()
  })

  /** Advances the clock by this much, and lets every check that falls due finish. */
  const pass = async (seconds: number) => {
    for (; seconds > 0; seconds--) {
      mock.timers.tick(1_000)
      // statfs answers from another thread.
      for (let turns = 0; turns < 50; turns++) await turn()
    }
  }
  const over = async () => {
    while (lines.length < 2) await pass(1)
  }

  for (const what of ['database', 'files'] as const) {
    it(`${what}: once it answers again`, { timeout: patient(60_000) }, async () => {
      away.add(what)
      for (let i = 0; i < 3; i++) app.noteOutage(what, new Error('away'))
      await pass(30)
      assert.equal(lines.length, 1)
      away.clear()
      await over()
      assert.match(lines[1]!.msg, /responde otra vez$/)
      assert.deepEqual([lines[1]!.level, lines[1]!.peticiones], [40, 3])
      app.noteOutage(what, new Error('away'))
      assert.equal(lines.length, 3, 'the next one is told again')
    })
  }

  it('disk: once nothing is refused any more', { timeout: patient(60_000) }, async () => {
    for (let i = 0; i < 20; i++) {
      app.noteOutage('disk', new Error('full'))
      await pass(3)
    }
    assert.equal(lines.length, 1, 'what is refused now and then is one outage')
    await over()
    assert.deepEqual(said()[1], [40, 'hay espacio en el disco otra vez'])
    assert.equal(lines[1]!.peticiones, 20)
  })
})
