export interface HttpConfig {
  /** The address of the admin API: a path of this origin or an absolute URL. */
  apiBase: string
  /** The site's public base, for links that are used outside the page; by default the page's origin. */
  siteBase: string
  /** Every call waits for it: it settles once the bases are known. It must not reject. */
  ready?: () => Promise<unknown>
  kept?: KeptAnswers
}

/** Answers of earlier calls, which are shown again while no answer comes (E-20). */
export interface KeptAnswers {
  keep(path: string, body: unknown, answer: object): void
  /** The last answer to the same question, and when it came; undefined: none is kept. */
  find(path: string, body: unknown): { answer: object; at: number } | undefined
}

let config: HttpConfig = { apiBase: '/admin', siteBase: '' }

const withoutSlash = (base: string) => base.replace(/\/+$/, '')

/** Where calls go. The host sets it at start-up from the build's constants, and the registry may override it (G-20). */
export function configureHttp(change: Partial<HttpConfig>): void {
  config = {
    ...config,
    ...change,
    apiBase: withoutSlash(change.apiBase ?? config.apiBase),
    siteBase: withoutSlash(change.siteBase ?? config.siteBase),
  }
}

export const httpConfig = (): Readonly<HttpConfig> => config

/** Turns a path of this site into an absolute URL. */
export const siteUrl = (path: string): string => `${config.siteBase || window.location.origin}${path}`

/** Turns an address from the server into one that the page can use: paths belong to the API's origin. */
export const apiUrl = (url: string): string =>
  new URL(url, new URL(httpConfig().apiBase, window.location.href)).href
