import {
  type CampoCliente,
  type Calls,
  camposCliente,
  FALLAS_DE_FILAS_MAX,
  type FallaDeFila,
  FILAS_REVISADAS_MAX,
  nombresDeCampos,
} from '@backoffice/shared/contract'
import { setImmediate as breathe } from 'node:timers/promises'
import type { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'
import type { CamposLimpios } from '../../clientes/repository.ts'
import { namesIn, readCatalogs } from './catalogs.ts'
import { checkerOf, type Reading } from './check.ts'
import { METODOS } from '../../contrataciones/entidad.ts'
import type { Compra } from './purchase.ts'
import { rowsBetween, toFallas } from '../repository.ts'
import type { Importacion } from '@backoffice/shared/contract'

type Answer = z.output<Calls['POST /clientes/revisar_importacion']['response']>

const SHOWN = 10
const AT_ONCE = 500

/** What would become of the first rows of a sheet. */
export async function previewOf(
  tx: Tx,
  idLocatario: string,
  { _id, columnas, total }: Importacion,
  reading: Reading,
): Promise<Answer> {
  const catalogs = await readCatalogs(tx, idLocatario)
  const check = checkerOf(reading, catalogs)
  const names = namesIn(catalogs)
  const until = Math.min(total, FILAS_REVISADAS_MAX)
  const fallas: FallaDeFila[] = []
  const muestra: Answer['muestra'] = []
  let revisadas = 0
  let correctas = 0
  for (let after = 0; after < until; after += AT_ONCE) {
    for (const { fila, celdas } of await rowsBetween(
      tx,
      idLocatario,
      _id,
      after,
      Math.min(after + AT_ONCE, until),
    )) {
      const { campos, compra, motivos } = check(celdas ?? [])
      revisadas++
      if (campos) correctas++
      else if (fallas.length < FALLAS_DE_FILAS_MAX)
        fallas.push(...toFallas({ fila, celdas, motivos }, columnas))
      if (campos && muestra.length < SHOWN)
        muestra.push({ fila, valores: { ...shown(campos, names), ...shownPurchase(compra, names) } })
    }
    await breathe()
  }
  return { revisadas, correctas, fallas: fallas.slice(0, FALLAS_DE_FILAS_MAX), muestra }
}

/** The same of the purchase that it brings. */
const shownPurchase = (compra: Compra | null, names: Map<string, string>): Record<string, string> =>
  compra
    ? {
        membresia: names.get(compra.id_membresia) ?? '',
        membresia_inicio: compra.fecha_inicio,
        membresia_fin: compra.fecha_fin,
        membresia_total: String(compra.total),
        membresia_metodo: METODOS[compra.metodo],
      }
    : {}

/** The fields that a row fills, as a person reads them. */
function shown(campos: CamposLimpios, names: Map<string, string>): Record<string, string> {
  const text = (campo: CampoCliente): string => {
    const value = campos[campo]
    if (value === null || value === undefined) return ''
    if (camposCliente[campo].kind === 'tipo_persona') return value === 0 ? 'Física' : 'Moral'
    return names.get(String(value)) ?? String(value)
  }
  return Object.fromEntries(nombresDeCampos.map((campo) => [campo, text(campo)]).filter(([, value]) => value))
}
