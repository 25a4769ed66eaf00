import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import { type CallName, calls, refusal } from '@backoffice/shared/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { type AppOptions, buildApp } from '../src/app.ts'
import { type Connection, requestPool, standbyPool } from '../src/platform/database/connect.ts'
import { createDatabase } from '../src/platform/database/database.ts'
import { type Config, readConfig } from '../src/config.ts'
import { type NewUser, insertUser } from '../src/seed/users.ts'
import { makeDatabase, type TestDatabase, throughPool } from './databases.ts'
import { Owners } from './owner/owners.ts'
import { temporaryFolder } from './process.ts'

export const PASSWORD = 'una-clave-de-prueba'

export interface Answer {
  status: number
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read what they expect, checked below
  body: any
  headers: Record<string, unknown>
}

interface Options {
  token?: string
  headers?: Record<string, string>
  /** The address that the request comes from. */
  from?: string
}

/** A running api on its own database, with one empresa and its Administrador. */
export class TestApi {
  idLocatario = uuidv7()
  admin = ''
  app!: FastifyInstance
  database!: TestDatabase
  private owners!: Owners
  private standby: ReturnType<typeof standbyPool> | null = null
  /** Its DATA_DIR. */
  readonly folder = temporaryFolder()
  /** The Administrador's token. */
  token = ''

  private readonly config: Partial<Config>
  private readonly options: Partial<AppOptions>
  private readonly place: { database?: TestDatabase; standby?: Connection }

  /** `place`: a database of its own, and a standby of it. */
  constructor(config: Partial<Config>, options: Partial<AppOptions> = {}, place: TestApi['place'] = {}) {
    this.config = config
    this.options = options
    this.place = place
  }

  async start(): Promise<void> {
    this.database = this.place.database ?? (await makeDatabase())
    this.owners = new Owners(this.database.connection)
    await this.addEmpresa(this.idLocatario)
    this.admin = await this.addUser({ nombre: 'Ada', tipo: 0, email: 'ada@pruebas.mx' })
    const isShared = 'API_TEST_POOL' in process.env
    const pool = requestPool(throughPool(this.database.connection), { max: 10, isShared })
    this.standby = this.place.standby ? standbyPool(this.place.standby) : null
    const db = createDatabase(pool, { isShared, standby: this.standby })
    const config = { ...readConfig({ DATA_DIR: this.folder.path }), logLevel: 'silent', ...this.config }
    this.app = await buildApp({ db, config, delayBase: 1, ...this.options })
    await this.app.ready()
    this.token = await this.signIn('ada@pruebas.mx')
  }

  async stop(): Promise<void> {
    await this.app?.close()
    if (this.app && !this.app.db.pool.ended) await this.app.db.pool.end()
    await this.standby?.end()
    await this.owners?.end()
    await this.database?.drop()
    this.folder.remove()
  }

  /** Runs SQL as the owner of the tables, in a tenant. */
  sql<R extends Record<string, unknown>>(
    text: string,
    values: unknown[] = [],
    idLocatario = this.idLocatario,
  ) {
    return this.owners.in(idLocatario, async (client) => (await client.query<R>(text, values)).rows)
  }

  addEmpresa = (idLocatario: string) =>
    this.sql(
      'insert into empresas (id_locatario, nombre) values ($1, $2)',
      [idLocatario, 'Pruebas'],
      idLocatario,
    )

  addUser(user: Partial<NewUser> & Pick<NewUser, 'email'>, idLocatario = this.idLocatario): Promise<string> {
    return this.owners.in(idLocatario, (client) =>
      insertUser(client, idLocatario, { nombre: 'Alguien', tipo: 1, password: PASSWORD, ...user }),
    )
  }

  async signIn(email: string, password = PASSWORD): Promise<string> {
    const { body } = await this.call('POST /auth/login', { email, password }, { token: '' })
    return body.token as string
  }

  /** A user with these permissions and no others, signed in. */
  async tokenWith(permisos: Record<string, unknown>, idLocatario = this.idLocatario): Promise<string> {
    const email = `${uuidv7()}@pruebas.mx`
    const id = await this.addUser({ email }, idLocatario)
    await this.sql(
      'update usuarios set permisos = $1 where _id = $2',
      [JSON.stringify(permisos), id],
      idLocatario,
    )
    return this.signIn(email)
  }

  /** Makes a call and checks the answer against the contract: nothing missing, nothing beyond it. */
  async call(name: CallName, body?: unknown, options: Options = {}): Promise<Answer> {
    const [method, path] = name.split(' ') as ['GET' | 'POST', string]
    const token = options.token ?? this.token
    const response = await this.app.inject({
      method,
      url: `/admin${path}`,
      headers: { ...(token && { 'x-auth-token': token }), ...options.headers },
      ...(options.from && { remoteAddress: options.from }),
      ...(body !== undefined && { payload: body as object }),
    })
    const answer = {
      status: response.statusCode,
      body: response.json() as unknown,
      headers: response.headers,
    }
    const schema = answer.status === 200 ? calls[name].response : refusal
    assert.deepEqual(schema.parse(answer.body), answer.body, `${name} answers what the contract says`)
    return answer
  }

  /** A raw request, for what no well-behaved client sends. */
  async raw(options: InjectOptions): Promise<Answer> {
    const response = await this.app.inject(options)
    const body: unknown = JSON.parse(response.payload)
    if (response.statusCode >= 400) assert.deepEqual(refusal.parse(body), body)
    return { status: response.statusCode, body, headers: response.headers }
  }
}

/** A started api for the tests of one file; `prepare` fills it once. */
export function useApi(
  config: Partial<Config> = {},
  prepare?: (api: TestApi) => Promise<unknown>,
  options: Partial<AppOptions> = {},
): TestApi {
  const api = new TestApi(config, options)
  before(async () => {
    await api.start()
    await prepare?.(api)
  })
  after(() => api.stop())
  return api
}
