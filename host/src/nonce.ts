/** What stands in the page until the server that sends it puts that answer's nonce there. */
const placeholder = '__CSP_NONCE__'

/** The nonce of this page, with which alone its styles count; '' where no server made one, as under development. */
export function pageNonce(from: Document = document): string {
  const content = from.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  return content === placeholder ? '' : content
}
