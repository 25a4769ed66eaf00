import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { id as uuid } from '@backoffice/shared/contract'
import { count, runCommand } from '../../backup/commands/command.ts'
import { openSource } from '../../backup/commands/place.ts'
import { readConfig } from '../../config.ts'
import { withOwner } from '../../platform/database/connect.ts'
import { FatalError } from '../../fatal.ts'
import { openStore } from '../../platform/files/open.ts'
import type { OfCliente } from '../../platform/rows/datos.ts'
import { tablesOfCliente } from '../../tables.ts'
import { eraseCliente } from './erase.ts'
import type { Mention } from './mentions.ts'
import { assertCurrent } from '../schema.ts'
import { findSubject, type Subject } from './subject.ts'

const listed = new Intl.ListFormat('es-MX')

/** `npm run borrar-datos -- --cliente <id>`: permanently erases a client's personal data. */
await runCommand(async (signal) => {
  const { cliente, confirmar } = options(process.argv.slice(2))
  const config = readConfig(process.env)
  const place = await openSource(config)
  try {
    return await withOwner(place.connection, async (client) => {
      await assertCurrent(client)
      const subject = await findSubject(client, cliente)
      if (!subject) throw new FatalError('No hay ningún cliente con ese identificador.')
      await confirm(subject, confirmar, signal)
      const { borrado, menciones } = await eraseCliente(client, openStore(config), subject)
      const what = await toldOf(borrado, ({ nombres: [uno, varios], borrado: tell }, n) =>
        tell ? tell(count(n, uno, varios)) : count(n, uno, varios),
      )
      return {
        done:
          `Se borraron los datos personales del cliente ${cliente}: su ficha, ${what.join(', ')} y ` +
          `lo que la bitácora decía de él en ${count(borrado.bitacora ?? 0, 'renglón', 'renglones')}.\n` +
          `${told(menciones)}Los respaldos hechos antes todavía los contienen.`,
      }
    })
  } finally {
    await place.close()
  }
})

function options(args: string[]): { cliente: string; confirmar: boolean } {
  const usage = 'Se usa así: npm run borrar-datos -- --cliente <identificador> [--confirmar].'
  try {
    const { values } = parseArgs({
      args,
      options: { cliente: { type: 'string' }, confirmar: { type: 'boolean', default: false } },
    })
    const cliente = uuid.safeParse(values.cliente?.trim())
    if (!cliente.success) throw new FatalError(usage)
    return { cliente: cliente.data, confirmar: values.confirmar }
  } catch {
    throw new FatalError(usage)
  }
}

type Told = OfCliente & Required<Pick<OfCliente, 'nombres'>>

/** What the operator reads of each table that has a name for its rows. */
async function toldOf(
  counts: Record<string, number>,
  tell: (of: Told, n: number) => string,
): Promise<string[]> {
  return (await tablesOfCliente()).flatMap(([tabla, { nombres, ...of }]) => {
    const n = counts[tabla]
    return nombres && n !== undefined ? [tell({ ...of, nombres }, n)] : []
  })
}

/** What a person has to look at, a line each: the rest of those records belongs to somebody else. */
function told(menciones: Mention[]): string {
  if (menciones.length === 0) return ''
  const verb = menciones.length === 1 ? 'nombra' : 'nombran'
  const lines = menciones.map(({ tabla, id, ruta }) => `  ${[tabla, id, ruta].filter(Boolean).join(' · ')}\n`)
  return `${count(menciones.length, 'registro')} de otros todavía ${verb} a esa persona, y una persona debe decidir:\n${lines.join('')}`
}

/** The data can't be recovered, so a person or the command line must confirm. */
async function confirm(subject: Subject, confirmed: boolean, signal: AbortSignal): Promise<void> {
  if (confirmed) return
  const suyos = await toldOf(subject.suyos, ({ nombres: [uno, varios] }, n) => count(n, uno, varios))
  const what = `Se borrarán para siempre los datos de «${subject.nombre}» (${subject.empresa}): ${listed.format(suyos)}`
  // Read first: after the erasing, these records can no longer be found by the name.
  if (subject.menciones.length > 0) console.error(told(subject.menciones).trimEnd())
  if (!process.stdin.isTTY) throw new FatalError(`${what}. Para hacerlo hay que agregar --confirmar.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = await terminal.question(`${what}.\nPara seguir hay que escribir BORRAR: `, { signal })
    if (answer.trim() !== 'BORRAR') throw new FatalError('No se borró nada.')
  } finally {
    terminal.close()
  }
}
