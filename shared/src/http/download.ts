import { apiUrl } from './config'

/**
 * Has the browser save what an address of the server gives. A click on a link of our own: no tab, nothing a pop-up
 * blocker minds, and the page stays. Throws for an address that is none of the web.
 */
export function download(url: string): void {
  const href = apiUrl(url)
  if (!/^https?:/.test(href)) throw new TypeError(`Not an address to load a file from: ${href}`)
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
