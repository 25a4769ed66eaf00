import { prefetchFile } from './fetch-ahead.ts'

const url = 'http://localhost/remotes/clientes/1/module.js'
const link = () => document.head.querySelector('link')

/** jsdom does not report which kinds of link it supports. */
const supports = (known: boolean) =>
  jest.spyOn(DOMTokenList.prototype, 'supports').mockImplementation((rel) => known && rel === 'prefetch')

it.each([
  [true, 'prefetch'],
  [false, 'preload'],
])('what may be needed later is named as such, where the browser knows how (%s: %s)', async (known, rel) => {
  supports(known)
  const fetched = prefetchFile('script', url)
  expect(link()).toMatchObject({ rel, as: 'script', href: url, crossOrigin: 'anonymous' })
  link()?.dispatchEvent(new Event('load'))
  await fetched
  expect(link()).toBeNull()
})

it('a failed prefetch is reported', async () => {
  supports(true)
  const fetched = prefetchFile('style', url)
  link()?.dispatchEvent(new Event('error'))
  await expect(fetched).rejects.toThrow(url)
})
