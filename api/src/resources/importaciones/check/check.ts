import {
  type CampoCliente,
  clienteCampos,
  type Destino,
  lectorDeFilas,
  type OrdenDeFecha,
} from '@backoffice/shared/contract'
import { today } from '../../../platform/lists/days.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { checkPastDays } from '../../clientes/days.ts'
import { checkRegimen } from '../../clientes/references.ts'
import type { CamposLimpios } from '../../clientes/repository.ts'
import type { Catalogs } from './catalogs.ts'
import { type Compra, purchaseOf } from './purchase.ts'
import type { Motivo } from '../table.ts'

export type Checked =
  | { campos: CamposLimpios; compra: Compra | null; motivos?: never }
  | { motivos: Motivo[]; campos?: never; compra?: never }

export interface Reading {
  columnas: readonly (Destino | null)[]
  fechas?: OrdenDeFecha | undefined
}

/** The columns that a whole name in one column stands for. */
export const NAMES: readonly Destino[] = ['nombre', 'apellido_paterno', 'apellido_materno']

/** Checks rows of a sheet by the rules of the form: the schema of the call for one, its days and its catalogues. */
export function checkerOf({ columnas, fechas }: Reading, catalogs: Catalogs): (celdas: string[]) => Checked {
  const read = lectorDeFilas(columnas, catalogs, { hoy: today(), fechas })
  const at = (campo: string): number | null => {
    const own = columnas.indexOf(campo as CampoCliente)
    if (own >= 0) return own
    const whole = NAMES.includes(campo as Destino) ? columnas.indexOf('nombre_completo') : -1
    return whole >= 0 ? whole : null
  }
  return (celdas) => {
    const fila = read(celdas)
    const { campos, problemas } = fila
    const wrong = new Map<string, string>(Object.entries(problemas))
    const compra = purchaseOf(fila, wrong)
    const checked = clienteCampos.safeParse(campos)
    for (const { path, message } of checked.error?.issues ?? []) {
      const campo = String(path[0])
      if (!wrong.has(campo)) wrong.set(campo, message)
    }
    if (checked.data) {
      const { data } = checked
      for (const rule of [() => checkPastDays(data), () => checkRegimen(catalogs.regimenes, data)])
        for (const [campo, sentence] of refusedBy(rule)) if (!wrong.has(campo)) wrong.set(campo, sentence)
      if (wrong.size === 0) return { campos: data, compra }
    }
    return {
      motivos: [...wrong].map(([campo, motivo]) => ({ columna: at(campo), motivo: own(campo, motivo) })),
    }
  }

  /** The name alone may have no column at all, which a sentence without it would not explain. */
  function own(campo: string, sentence: string): string {
    return campo === 'nombre' && sentence === 'Es obligatorio' ? 'Falta el nombre' : sentence
  }
}

function refusedBy(rule: () => void): [string, string][] {
  try {
    rule()
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return Object.entries(error.extra.campos ?? {})
  }
}
