/** Browser features that no page of the product uses. */
const unused = `
  accelerometer autoplay bluetooth camera display-capture encrypted-media geolocation gyroscope hid
  magnetometer microphone midi payment screen-wake-lock serial usb
  xr-spatial-tracking`

/** Sent with every answer. */
export const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': unused
    .trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** For files, none of which is a page of ours: a remote's document (.html, .svg) loads nothing, and has no origin. */
export const inert = { 'Content-Security-Policy': "default-src 'none'; sandbox" }

/** For a year, and for this host name only: subdomains are not ours. */
export const hsts = 'max-age=31536000'

/** A page of another origin may fetch remotes: a host under development, a preview. */
export const isShared = (url: string) => /^\/remotes(\.json)?([/?#]|$)/.test(url)

/** Behind TLS the gateway tells browsers to use only HTTPS. Pages of other origins may load the registry and the remotes. */
export const securityHeaders = ({ url, protocol }: { url: string; protocol: string }) => ({
  ...always,
  'Cross-Origin-Resource-Policy': isShared(url) ? 'cross-origin' : 'same-origin',
  ...(protocol === 'https' && { 'Strict-Transport-Security': hsts }),
})
