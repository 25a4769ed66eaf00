import { buildApi } from './api'
import { buildSite } from './site'

/** Builds whatever changed: what `npm start` does before it starts. */
const stops: (() => void)[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const stop of stops) stop()
    process.exit(1)
  })
}

try {
  const track = (stop: () => void) => void stops.push(stop)
  await Promise.all([buildApi(track), buildSite(track)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
