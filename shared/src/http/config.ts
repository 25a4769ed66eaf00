export interface HttpConfig {
  /** Where the admin api is: a path of this origin or an absolute URL. */
  apiBase: string
  /** The public base of the site, for links that leave the page; the page's origin unless told. */
  siteBase: string
}

let config: HttpConfig = { apiBase: '/admin', siteBase: '' }

const withoutSlash = (base: string) => base.replace(/\/+$/, '')

/** Where the calls go; the host says it at start-up from the build's constants, and the registry may overrule (G-20). */
export function configureHttp(change: Partial<HttpConfig>): void {
  config = {
    apiBase: withoutSlash(change.apiBase ?? config.apiBase),
    siteBase: withoutSlash(change.siteBase ?? config.siteBase),
  }
}

export const httpConfig = (): Readonly<HttpConfig> => config

/** A path of this site as a whole URL. */
export const siteUrl = (path: string): string => `${config.siteBase || window.location.origin}${path}`

/** An address that the server has answered, as the page can use it: paths belong to the api's origin. */
export const apiUrl = (url: string): string =>
  new URL(url, new URL(httpConfig().apiBase, window.location.href)).href
