/** The placeholder that the server replaces with each answer's nonce. */
const placeholder = '__CSP_NONCE__'

/** The page's nonce, without which the browser ignores its styles; '' when no server set one, as in development. */
export function pageNonce(from: Document = document): string {
  const content = from.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  return content === placeholder ? '' : content
}
