import { bareClave, claveIn, phoneKey, plain, type PosibleDuplicado } from '@backoffice/shared/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/drizzle.ts'
import type { CamposLimpios } from '../../clientes/repository.ts'

/** A client that a row of the sheet is, and why. */
export interface Known {
  id: string
  nombre: string
  motivos: PosibleDuplicado['motivos']
}

interface Found extends Record<string, unknown> {
  i: number
  id: string
  motivos: Known['motivos']
  nombre: string
  apellido_paterno: string
  apellido_materno: string
  rfc: string
  curp: string
}

type Named = Pick<CamposLimpios, 'nombre' | 'apellido_paterno' | 'apellido_materno' | 'rfc' | 'curp'>

const wholeName = ({ nombre, apellido_paterno, apellido_materno }: Named): string =>
  [nombre, apellido_paterno, apellido_materno].filter(Boolean).join(' ')

/**
 * Which clients these rows are (migration 0043): the same RFC, CURP, e-mail or phone, or the same whole name. A name that
 * is only similar, of which the form warns, says too little to leave somebody out, and two people with one name may have
 * different RFCs or CURPs.
 */
export async function knownClients(tx: Tx, rows: CamposLimpios[]): Promise<Known[][]> {
  const known: Known[][] = rows.map(() => [])
  if (rows.length === 0) return known
  const asked = rows.map(({ nombre, apellido_paterno, apellido_materno, email, celular, rfc, curp }, i) => ({
    ...{ i, nombre, apellido_paterno, apellido_materno, email, celular, rfc, curp },
  }))
  const { rows: found } = await tx.execute<Found>(sql`
    select p.i, p.id, p.motivos, c.nombre, c.apellido_paterno, c.apellido_materno, c.rfc, c.curp
    from clientes_iguales(${JSON.stringify(asked)}::jsonb) p
    join clientes c on c.id_locatario = locatario() and c._id = p.id
    order by p.i, cardinality(p.motivos) desc, p.id`)
  for (const { i, id, motivos, ...client } of found) {
    const row = rows[i]
    if (row && isSame(row, client, motivos)) known[i]?.push({ id, nombre: wholeName(client), motivos })
  }
  return known
}

function isSame(row: Named, client: Named, motivos: Known['motivos']): boolean {
  if (motivos.some((motivo) => motivo !== 'nombre')) return true
  const differ = (['rfc', 'curp'] as const).some((campo) => {
    const [one, other] = [claveIn(row[campo] ?? ''), claveIn(client[campo] ?? '')]
    return one !== null && other !== null && one !== other
  })
  return !differ
}

/** What tells a row from the others of its group; the same rules, for rows that are in no table yet. */
export function keysOf(row: CamposLimpios): string[] {
  const name = plain(wholeName(row))
  const phone = phoneKey(row.celular ?? '')
  return [
    ...[row.rfc, row.curp].map((clave) => (claveIn(clave ?? '') ? `clave ${bareClave(clave ?? '')}` : '')),
    row.email ? `correo ${plain(row.email)}` : '',
    phone.length >= 7 ? `telefono ${phone}` : '',
    // Two of one name are one person unless a code says otherwise.
    name.includes(' ') && !claveIn(row.rfc ?? '') && !claveIn(row.curp ?? '') ? `nombre ${name}` : '',
  ].filter(Boolean)
}

const POR = {
  rfc: 'el mismo RFC',
  curp: 'la misma CURP',
  email: 'el mismo correo',
  celular: 'el mismo teléfono',
  nombre: 'el mismo nombre',
}

/** «Ya existe «Ana López», con el mismo RFC y el mismo correo» */
export const sentenceOf = ({ nombre, motivos }: Known): string =>
  `Ya existe «${nombre}», con ${new Intl.ListFormat('es').format(motivos.map((motivo) => POR[motivo]))}`
