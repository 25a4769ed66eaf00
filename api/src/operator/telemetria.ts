import { parseArgs } from 'node:util'
import { count, runCommand } from '../backup/commands/command.ts'
import { openSource } from '../backup/commands/place.ts'
import { readConfig } from '../config.ts'
import { FatalError } from '../fatal.ts'
import { withOwner } from '../platform/database/connect.ts'
import { hoursOf, MAX_HOURS, type ReleaseTotals, totals } from '../resources/telemetria/totals.ts'
import { assertCurrent } from './schema.ts'

const USAGE = `Se usa así: npm run telemetria [-- remoto] [--horas 24] [--json], con 1 a ${MAX_HOURS} horas.`

/** `npm run telemetria`: how each release of each remote fares in people's pages. */
await runCommand(async () => {
  const { remoto, hours, json } = asked(process.argv.slice(2))
  const place = await openSource(readConfig(process.env))
  try {
    const all = await withOwner(place.connection, async (client) => {
      await assertCurrent(client)
      return totals(client, hours)
    })
    const rows = all.filter((row) => remoto === undefined || row.remoto === remoto)
    if (json) return JSON.stringify(rows)
    return [
      ...rows.map(line),
      `${count(rows.length, 'versión', 'versiones')} en ${count(hours, 'hora')}.`,
    ].join('\n')
  } finally {
    await place.close()
  }
})

function line({ remoto, version, cargas, fallos, errores, desde }: ReleaseTotals): string {
  const failed = Object.values(fallos).reduce((sum, n) => sum + n, 0)
  const reasons = Object.entries(fallos).map(([reason, n]) => `${reason} ${n}`)
  return [
    `${remoto} ${version}`,
    `desde ${desde}`,
    count(cargas, 'carga'),
    count(failed, 'carga fallida', 'cargas fallidas') + (failed > 0 ? ` (${reasons.join(', ')})` : ''),
    count(errores, 'error', 'errores'),
  ].join(' · ')
}

function asked(args: string[]): { remoto: string | undefined; hours: number; json: boolean } {
  const { values, positionals } = parsed(args)
  const hours = hoursOf(values.horas)
  if (hours === null || positionals.length > 1) throw new FatalError(USAGE)
  return { remoto: positionals[0], hours, json: values.json }
}

function parsed(args: string[]) {
  const options = {
    horas: { type: 'string', default: '24' },
    json: { type: 'boolean', default: false },
  } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new FatalError(USAGE)
  }
}
