/** What a page of the product never asks a browser for. */
const unused = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** With every answer; deploy/nginx/security.conf says the same, which a test watches. */
export const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** For a year, and for this name alone: its neighbours are not ours. */
export const hsts = 'max-age=31536000'

/** Remotes may be fetched by a page of another origin: a host under development, a preview. */
export const isShared = (url: string) => /^\/remotes(\.json)?([/?#]|$)/.test(url)

/** Where TLS is in front, browsers hear that it stays there; registry and remotes may be used by a page of another origin. */
export const securityHeaders = ({ url, protocol }: { url: string; protocol: string }) => ({
  ...always,
  'Cross-Origin-Resource-Policy': isShared(url) ? 'cross-origin' : 'same-origin',
  ...(protocol === 'https' && { 'Strict-Transport-Security': hsts }),
})
