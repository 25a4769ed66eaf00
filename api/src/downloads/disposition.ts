// Of RFC 5987's value; encodeURIComponent leaves these as they are.
const percent = (c: string) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`

/** Content-Disposition with the name in UTF-8, and in ASCII for what does not read that. */
export function disposition(name: string, inline: boolean): string {
  // Also what a file system would trip over: paths, wildcards, control and direction characters.
  const clean = [...name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu, '_')].slice(0, 150).join('')
  const ascii = clean
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/[%;]/g, '_')
  const utf8 = encodeURIComponent(clean).replace(/['()]/g, percent)
  return `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
