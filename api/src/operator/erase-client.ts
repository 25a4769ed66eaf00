import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { id as uuid } from '@backoffice/shared/contract'
import { count, runCommand } from '../backup/command.ts'
import { openSource } from '../backup/place.ts'
import { readConfig } from '../config.ts'
import { withOwner } from '../platform/database/connect.ts'
import { FatalError } from '../fatal.ts'
import { openStore } from '../platform/files/open.ts'
import { eraseCliente } from './erase.ts'
import type { Mention } from './mentions.ts'
import { assertCurrent } from './schema.ts'
import { findSubject, type Subject } from './subject.ts'

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
      const { asesorias, archivos, notas, bitacora, menciones } = await eraseCliente(
        client,
        openStore(config),
        subject,
      )
      return {
        done:
          `Se borraron los datos personales del cliente ${cliente}: su ficha, los textos de ${count(asesorias, 'asesoría')}, ` +
          `${count(archivos, 'archivo')}, ${count(notas, 'nota')} y lo que la bitácora decía de él en ${count(bitacora, 'renglón', 'renglones')}.\n` +
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
  const what =
    `Se borrarán para siempre los datos de «${subject.nombre}» (${subject.empresa}): ${count(subject.asesorias, 'asesoría')}, ` +
    `${count(subject.contrataciones, 'contratación', 'contrataciones')}, ${count(subject.archivos, 'archivo')} y ${count(subject.notas, 'nota')}`
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
