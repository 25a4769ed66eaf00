/**
 * `node --import` runs this before the program, because a package can only be traced if its tracer is there first. Without
 * OTEL_EXPORTER_OTLP_ENDPOINT it reads that one variable and loads nothing; config.ts refuses a malformed address.
 */
if (URL.canParse(process.env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '')) {
  const { startTracing } = await import('./start.ts')
  await startTracing()
}
