/** Reads CSV back as RFC 4180 says, for tests. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && row.length === 0 && quoted === undefined && plain === '') break
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    records.push(row)
    row = []
    if (end === '') break
  }
  return records
}
