import type { Access, CallName } from '@backoffice/shared/contract'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { preparePasswords } from './platform/auth/password/password.ts'
import type { Database } from './platform/database/database.ts'
import type { Sender } from './platform/mail/mail.ts'
import { downloadRoutes } from './platform/downloads/routes.ts'
import { openStore } from './platform/files/open.ts'
import type { FileStore } from './platform/files/store.ts'
import address from './platform/plugins/connection/address.ts'
import database from './platform/plugins/database.ts'
import downloads from './platform/downloads/registry.ts'
import exports from './platform/exports/plugin.ts'
import errors, { sendRefusal, statusSentence } from './platform/plugins/failures/errors.ts'
import files from './platform/plugins/files.ts'
import { toJson } from './platform/http/json.ts'
import { Refusal } from './platform/http/refusal.ts'
import mail from './platform/plugins/mail.ts'
import lotes from './platform/lotes/plugin.ts'
import { lotesRoutes } from './platform/lotes/routes.ts'
import metrics from './platform/metrics/metrics.ts'
import diskSpace from './platform/plugins/failures/disk-space.ts'
import json from './platform/plugins/json.ts'
import openapi from './platform/plugins/openapi.ts'
import outage from './platform/plugins/failures/outage.ts'
import leaving from './platform/plugins/connection/leaving.ts'
import requestLog from './platform/plugins/connection/request-log.ts'
import security, { barePolicy } from './platform/plugins/connection/security.ts'
import remotes from './platform/plugins/remotes.ts'
import session from './platform/plugins/session.ts'
import signing from './platform/plugins/signing.ts'
import slowClients, { PATIENCE, type Patience } from './platform/plugins/connection/slow-clients.ts'
import { registerPlugins, registerRoutes, type ServedConfig } from './resources.ts'
import { safeError } from './log/safe-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered call. */
    calls: CallName[]
    /** Every route, including those outside the contract (downloads, the OpenAPI document). */
    routes: ServedRoute[]
  }
}

export interface ServedRoute {
  /** `POST /admin/clientes/crear` */
  route: string
  access?: Access
  call?: CallName
}

export interface AppOptions {
  db: Database
  config: ServedConfig
  /** Replaces the file store of the settings. */
  files?: FileStore
  /** The first delay after failed sign-ins; later ones are multiples. Tests shorten it. */
  delayBase?: number
  /** Replaces stdout as the log's destination, so that tests can read it. */
  logTo?: { write: (line: string) => void }
  /** Replaces the mail transport of the settings. */
  send?: Sender
  /** The time limits for slow clients. Tests shorten them. */
  patience?: Patience
}

const BODY_MAX = 512 * 1024

// For errors to which the contract's schemas give no sentence.
z.config(z.locales.es())

/** Builds the api, ready to listen. */
export async function buildApp({
  db,
  config,
  files: store,
  delayBase = 250,
  logTo,
  send,
  patience = PATIENCE,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: safeError as never },
      // Fields that libraries log at the most verbose level: the headers, with the token.
      redact: { paths: ['busboyOptions', 'headers', 'req'], remove: true },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'peticion' }),
    bodyLimit: BODY_MAX,
    trustProxy: config.trustProxy,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
    // The whole request must have arrived by then; platform/plugins/slow-clients is stricter with bodies other than
    // files.
    requestTimeout: patience.uploadMs,
    connectionTimeout: patience.idleMs,
    keepAliveTimeout: 65_000,
    // Node checks for late requests only every 30 s by default.
    http: {
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: patience.headersMs / 3,
      // Node's own refusal of a request without a Host has no sentence; no code here uses that header.
      requireHostHeader: false,
    },
    exposeHeadRoutes: false,
    // When a stop begins, an open connection is served one more request and told that it is the last: the library's own
    // 503 has no sentence for people.
    return503OnClosing: false,
    clientErrorHandler: answerBadHttp,
    frameworkErrors: (error, request, reply) => {
      const status = error.statusCode ?? 400
      void reply.headers({ ...barePolicy, 'x-request-id': request.id })
      void sendRefusal(reply, new Refusal(status, statusSentence(status)))
    },
    routerOptions: { maxParamLength: 200 },
  })
  app.server.on('checkExpectation', (request) => refuseOn(request.socket, 417))
  app.setValidatorCompiler(validatorCompiler)
  // Types check the handlers' answers, and tests check them against the contract, so the server does not validate each
  // answer again.
  app.setSerializerCompiler(() => toJson)

  const calls: CallName[] = []
  const routes: ServedRoute[] = []
  app.decorate('calls', calls)
  app.decorate('routes', routes)
  await app.register(errors)
  await app.register(address)
  await app.register(leaving)
  await app.register(requestLog)
  await app.register(security, { corsOrigins: config.corsOrigins })
  await app.register(json)
  await app.register(database, { db })
  await app.register(files, { files: store ?? openStore(config) })
  await app.register(outage, { config })
  await app.register(signing)
  await app.register(mail, { config, send })
  await app.register(lotes)
  await app.register(downloads)
  await app.register(exports)
  await registerPlugins(app, { config })
  await app.register(metrics, { config })
  await app.register(slowClients, patience)
  await app.register(session, { sessionDays: config.sessionDays })
  await app.register(remotes, { registry: config.registry ?? null })
  const { dataDir, databaseUrl, s3, diskReserveBytes } = config
  await app.register(diskSpace, { dataDir, databaseUrl, s3, diskReserveBytes })
  await app.register(openapi)
  app.addHook('onRoute', ({ method, url, config: route }) => {
    if (route?.call) calls.push(route.call)
    routes.push({ route: `${String(method)} ${url}`, ...route })
  })

  await app.register(
    async (admin) => {
      await registerRoutes(admin, { config, delayBase })
      await admin.register(lotesRoutes)
      await admin.register(downloadRoutes)
      admin.get('/openapi.json', { config: { access: 'publico' }, schema: { hide: true } }, () =>
        app.swagger(),
      )
    },
    { prefix: '/admin' },
  )
  await preparePasswords()
  return app
}

/** Requests that are not HTTP, are too slow or have too many headers never reach a route. */
function answerBadHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  refuseOn(socket, status)
}

/** Answers without a request: writes straight to the connection, which then ends. */
function refuseOn(socket: Socket, status: number): void {
  const body = JSON.stringify({ msg: statusSentence(status) })
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
