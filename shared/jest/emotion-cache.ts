/**
 * Takes the place of @emotion/cache. For each `getByRole` jsdom computes the style of every element from all rules. Most
 * declarations change nothing for the tests, and took a seventh of their time.
 */
import createCache, {
  type Options,
  type StylisElement,
} from '../node_modules/@emotion/cache/dist/emotion-cache.cjs.js'
import { hasWholeStyles } from '../src/testing/wholeStyles.ts'

/** What decides whether a person sees, hears or reaches an element. */
const kept = new Set(['display', 'visibility', 'opacity', 'content', 'pointer-events', 'user-select'])

function keepWhatTestsAsk(element: StylisElement): void {
  if (element.type !== 'decl' || kept.has(String(element.props)) || hasWholeStyles()) return
  element.value = element.return = ''
}

export default (options: Options) => createCache({ ...options, stylisPlugins: [keepWhatTestsAsk] })
