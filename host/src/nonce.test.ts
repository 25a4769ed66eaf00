import { pageNonce } from './nonce'

const pageWith = (head: string) => new DOMParser().parseFromString(head, 'text/html')
const pageOf = (nonce: string) => pageWith(`<meta name="csp-nonce" content="${nonce}">`)

it('every nonce is taken as it is, whatever it begins with', () => {
  for (const nonce of ['4f1c9e', '__8sKq-3rA', '__', '__CSP_NONCE', '__CSP_NONCE__x'])
    expect(pageNonce(pageOf(nonce))).toBe(nonce)
})

it('a page that no server filled in has none', () => {
  expect(pageNonce(pageOf('__CSP_NONCE__'))).toBe('')
  expect(pageNonce(pageWith(''))).toBe('')
})
