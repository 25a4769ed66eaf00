import { subscribe } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import { noteTraced, tracedPart } from './traced.ts'
import { withoutPeople } from './without-people.ts'

/** A receiver that is away must not delay the stop. */
const STOP_WITHIN_MS = 2_000

/**
 * Sends a trace of each request, down to its SQL, to the OTLP receiver that the standard OTEL_* variables name. The
 * packages are imported here and not above: bundled, imports above would load them for everyone.
 */
export async function startTracing(): Promise<void> {
  const [
    { context, trace },
    sdk,
    { AsyncLocalStorageContextManager },
    resources,
    otlp,
    instrumentation,
    http,
    pg,
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/instrumentation'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-pg'),
  ])
  const exporter = cleaned(new otlp.OTLPTraceExporter())
  const provider = new sdk.TracerProvider({
    resource: resources.defaultResource().merge(
      resources.resourceFromAttributes({
        'service.name': process.env.OTEL_SERVICE_NAME || 'backoffice-api',
      }),
    ),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(tracedPart(process.env)),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  // No propagator: a trace begins here, so that no client chooses its id or turns it off.
  instrumentation.registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new http.HttpInstrumentation({ requireParentforOutgoingSpans: true }),
      new pg.PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  })
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRequest', async ({ method, routeOptions: { url = 'ninguna' } }) => {
      trace.getActiveSpan()?.updateName(`${method} ${url}`).setAttribute('http.route', url)
    })
    fastify.addHook('onClose', () =>
      Promise.race([provider.shutdown().catch(() => {}), sleep(STOP_WITHIN_MS)]),
    )
  })
  noteTraced()
}

const cleaned = (exporter: SpanExporter): SpanExporter => ({
  export: (spans: ReadableSpan[], done) => exporter.export(spans.map(withoutPeople), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
})
