import { beginning } from '@backoffice/shared/contract'

// RFC 5987 requires these to be escaped, but encodeURIComponent leaves them.
const percent = (c: string) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`

const NAME_MAX = 150

/** A name that file systems accept; a long one is truncated before its extension, which decides how it opens. */
function shortened(name: string): string {
  const [, stem = name, extension = ''] = /^(.*)(\.[^.]{1,20})$/su.exec(name) ?? []
  return beginning(stem, NAME_MAX - extension.length) + extension
}

/**
 * A name without what a file system would reject: paths, wildcards, control and direction characters; the joiners of
 * emoji and of some scripts stay.
 */
export const safeName = (name: string): string =>
  shortened(name.replace(/(?:(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|])+/gu, '_'))

/** Content-Disposition with the name in UTF-8, and in ASCII for old clients. */
export function disposition(name: string, inline: boolean): string {
  const clean = safeName(name)
  const ascii = clean
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/[%;]/g, '_')
  const utf8 = encodeURIComponent(clean).replace(/['()]/g, percent)
  return `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
