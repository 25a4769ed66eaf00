import {
  camposCliente,
  type CampoCliente,
  camposCompra,
  type CampoCompra,
  type Destino,
  esDeCompra,
  type KindDeCampo,
} from '../campos/index.ts'
import {
  buscadorDeCatalogo,
  buscadorDePlan,
  CeldaInvalida,
  diaDeCelda,
  metodoDeCelda,
  numeroDeCelda,
  type OpcionDeCatalogo,
  type OrdenDeFecha,
  sinApostrofo,
  tipoPersonaDeCelda,
} from './celdas.ts'
import { partirNombre } from './nombreCompleto.ts'

export interface Catalogos {
  regimenes: readonly OpcionDeCatalogo[]
  giros: readonly OpcionDeCatalogo[]
  /** The office's membership plans. */
  planes?: readonly OpcionDeCatalogo[]
}

/**
 * A row of a sheet as the request that would make a client of it, the purchase that it brings, and what could not be
 * understood, by field.
 */
export interface FilaLeida {
  campos: Partial<Record<CampoCliente, string | number | null>>
  compra: Partial<Record<CampoCompra, string | number>>
  problemas: Partial<Record<CampoCliente | CampoCompra, string>>
}

/** Reads rows of a sheet: each cell as its column's kind of field. */
export function lectorDeFilas(
  columnas: readonly (Destino | null)[],
  { regimenes, giros, planes = [] }: Catalogos,
  { hoy, fechas = 'dia' }: { hoy: string; fechas?: OrdenDeFecha | undefined },
): (celdas: readonly string[]) => FilaLeida {
  const text = (value: string) => value
  const read: Record<KindDeCampo | 'plan' | 'metodo', (value: string) => string | number> = {
    texto: text,
    telefono: text,
    correo: text,
    sitio: text,
    dia: (value) => diaDeCelda(value, fechas, hoy),
    entero: numeroDeCelda,
    monto: numeroDeCelda,
    tipo_persona: tipoPersonaDeCelda,
    regimen: buscadorDeCatalogo(regimenes),
    giro: buscadorDeCatalogo(giros),
    plan: buscadorDePlan(planes),
    metodo: metodoDeCelda,
  }
  return (celdas) => {
    const fila: FilaLeida = { campos: {}, compra: {}, problemas: {} }
    for (const [i, destino] of columnas.entries()) {
      const value = sinApostrofo((celdas[i] ?? '').trim())
      if (destino === null || value === '') continue
      if (destino === 'nombre_completo') {
        Object.assign(fila.campos, partirNombre(value))
        continue
      }
      try {
        if (esDeCompra(destino)) fila.compra[destino] = read[camposCompra[destino].kind](value)
        else fila.campos[destino] = read[camposCliente[destino].kind](value)
      } catch (error) {
        if (!(error instanceof CeldaInvalida)) throw error
        fila.problemas[destino] = error.message
      }
    }
    return fila
  }
}
