import type { ContratacionFila } from '@backoffice/shared/contract'
import {
  conPeriodos,
  entreComillas,
  enumerar,
  etiquetaMetodo,
  etiquetaStatusContratacion,
  fechaLarga,
  hoy,
  pedidoEnPalabras,
} from '@backoffice/shared/format'
import { textos } from '../contrataciones.textos.ts'

export interface Filtros {
  cliente: string
  membresia: string | null
  status: ContratacionFila['status'][]
  metodo: ContratacionFila['metodo'][]
  inicio_desde: string | null
  inicio_hasta: string | null
  fin_desde: string | null
  fin_hasta: string | null
  /** null: those that owe nothing as well (E-23). */
  con_saldo: true | null
  pago_desde: string | null
  pago_hasta: string | null
  /** null: renewed ones as well. */
  sin_renovar: true | null
  /** Only those; a report asks for them. */
  renovadas: true | null
}

export const sinFiltros: Filtros = {
  cliente: '',
  membresia: null,
  status: [],
  metodo: [],
  inicio_desde: null,
  inicio_hasta: null,
  fin_desde: null,
  fin_hasta: null,
  con_saldo: null,
  pago_desde: null,
  pago_hasta: null,
  sin_renovar: null,
  renovadas: null,
}

/** The plans that answers have named, by id: of a deleted one nothing else tells the name. */
const planes = new Map<string, string>()

/** Keeps the plan that an answer names. */
export const recordarPlan = ({ _id, nombre }: { _id: string; nombre: string }): void =>
  void planes.set(_id, nombre)

/** The name of the plan that a filter names, once its question is answered. */
export const planDe = (id: string): string | undefined => planes.get(id)

const { filtro, pedido } = textos

/** Each filter in words. */
export const words = conPeriodos<Filtros>(
  {
    cliente: entreComillas(filtro.cliente),
    membresia: (id) => {
      const nombre = planDe(id)
      return nombre === undefined ? pedido.membresia : entreComillas(filtro.membresia)(nombre)
    },
    status: (status) => pedido.status(enumerar(status.map(etiquetaStatusContratacion))),
    metodo: (metodo) => pedido.metodo(enumerar(metodo.map(etiquetaMetodo))),
    inicio_desde: (dia) => pedido.inicioDesde(fechaLarga(dia)),
    inicio_hasta: (dia) => pedido.inicioHasta(fechaLarga(dia)),
    fin_desde: (dia) => (dia === hoy() ? pedido.finDesdeHoy : pedido.finDesde(fechaLarga(dia))),
    fin_hasta: (dia) => pedido.finHasta(fechaLarga(dia)),
    con_saldo: () => pedido.conSaldo,
    pago_desde: (dia) => pedido.pagoDesde(fechaLarga(dia)),
    pago_hasta: (dia) => pedido.pagoHasta(fechaLarga(dia)),
    sin_renovar: () => pedido.sinRenovar,
    renovadas: () => pedido.renovadas,
  },
  { desde: 'inicio_desde', hasta: 'inicio_hasta', nombre: pedido.inicio },
  { desde: 'fin_desde', hasta: 'fin_hasta', nombre: pedido.fin },
  { desde: 'pago_desde', hasta: 'pago_hasta', nombre: pedido.pago },
)

/** All of them in one sentence. */
export const asked = pedidoEnPalabras(words)
