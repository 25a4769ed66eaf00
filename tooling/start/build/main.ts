import { whenEnding } from '../before/ending.mjs'
import { buildApi, buildSite } from './products.ts'

/** Builds everything that changed, as `npm start` does first. */
const stops: (() => void)[] = []
whenEnding(() => {
  for (const stop of stops) stop()
  process.exit(1)
})

try {
  const track = (stop: () => void) => void stops.push(stop)
  await Promise.all([buildApi(track), buildSite(track)])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
