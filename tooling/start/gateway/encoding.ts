export type Encoding = 'br' | 'gzip'

/** The encodings that the client takes, the smaller one first. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const q = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, q === undefined ? 1 : Number(q.slice(2))] as const
    }),
  )
  const takes = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).filter(takes)
}

export const suffixOf = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>
