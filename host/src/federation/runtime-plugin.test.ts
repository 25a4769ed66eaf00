import { hostPlugin } from './runtime-plugin'

const url = 'http://localhost/remotes/clientes/1/module.js'
type Asked = Parameters<NonNullable<typeof hostPlugin.createLink>>[0]
const linkFor = (attrs: Record<string, string>) => hostPlugin.createLink?.({ url, attrs } as unknown as Asked)

/** jsdom names no kind of link that it supports. */
const supports = (known: boolean) =>
  jest.spyOn(DOMTokenList.prototype, 'supports').mockImplementation((rel) => known && rel === 'prefetch')

it('what the idle page fetches is named as for later, so that no browser misses its use', () => {
  supports(true)
  const link = linkFor({ rel: 'preload', as: 'script' })
  expect(link).toBeInstanceOf(HTMLLinkElement)
  expect(link).toMatchObject({ rel: 'prefetch', as: 'script', href: url })
})

it('a style that is needed now is left to the runtime, and so is everything where there is no prefetch', () => {
  supports(true)
  expect(linkFor({ rel: 'stylesheet', type: 'text/css' })).toBeUndefined()
  supports(false)
  expect(linkFor({ rel: 'preload', as: 'script' })).toBeUndefined()
})
