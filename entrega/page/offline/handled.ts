/** What the worker answers from its cache without connection, and what it keeps for that. The api's answers are none of it. */

/** The one address under which a page is kept: they all have the same content. */
export const PAGE = '/'

/** The parts of a request that decide. */
type Asked = Pick<Request, 'mode' | 'destination'>

/** No page, whatever asks for it: files, and what the api answers a tab, such as a document that someone downloads. */
const elsewhere = /^\/(admin|assets|remotes|_salud)(\/|$)/

/** Whether a page of the product is asked for: by a tab, or by the page itself, which has its document kept. */
export const isPage = ({ mode }: Asked, url: URL, own: string): boolean =>
  url.origin === own && (mode === 'navigate' ? !elsewhere.test(url.pathname) : url.pathname === PAGE)

/**
 * Whether a release's file is asked for, which never changes. The registry is none: the page itself keeps the last one.
 * @param others the origins of remotes that are served elsewhere
 */
export function isFile({ mode, destination }: Asked, url: URL, own: string, others: string[]): boolean {
  if (mode === 'navigate') return false
  if (url.origin === own) return /^\/(assets|remotes\/[^/]+\/[^/]+)\/./.test(url.pathname)
  // An answer that the worker can't read could be anything. What a page fetches beside code is a manifest, or not ours.
  const isCode =
    ['script', 'style', 'font'].includes(destination) || /\.(m?js|css|woff2|json)$/.test(url.pathname)
  return mode === 'cors' && others.includes(url.origin) && isCode
}

/** Whether an answer is the product's page, whole with the policy that names its nonce; an error's page is not. */
export const isOurPage = (answer: Pick<Response, 'status' | 'redirected' | 'headers'>) =>
  answer.status === 200 &&
  !answer.redirected &&
  /^text\/html\b/.test(answer.headers.get('content-type') ?? '') &&
  (answer.headers.get('content-security-policy') ?? '').includes("'nonce-")
