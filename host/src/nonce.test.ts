import { pageNonce } from './nonce.ts'

const pageWith = (head: string) => new DOMParser().parseFromString(head, 'text/html')
const pageOf = (nonce: string) => pageWith(`<meta name="csp-nonce" content="${nonce}">`)

it('uses every nonce unchanged, whatever its first character', () => {
  for (const nonce of ['4f1c9e', '__8sKq-3rA', '__', '__CSP_NONCE', '__CSP_NONCE__x'])
    expect(pageNonce(pageOf(nonce))).toBe(nonce)
})

it('a page without a server’s nonce has none', () => {
  expect(pageNonce(pageOf('__CSP_NONCE__'))).toBe('')
  expect(pageNonce(pageWith(''))).toBe('')
})
