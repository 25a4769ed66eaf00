import { apiUrl } from './config.ts'

/**
 * Makes the browser save the file at an address from the server. It clicks a link of its own, so that no tab opens, no
 * pop-up blocker interferes, and the page stays. Throws if the address is not http(s).
 */
export function download(url: string): void {
  const href = apiUrl(url)
  if (!/^https?:/.test(href)) throw new TypeError(`Not an address to load a file from: ${href}`)
  saveFrom(href, '')
}

/** Makes the browser save what an address holds, a `data:` one as well; '' leaves the file's name to the server. */
export function saveFrom(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
