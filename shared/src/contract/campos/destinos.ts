import { camposCliente, type CampoCliente, nombresDeCampos } from './clientes.ts'

/** The purchase in force that a row brings with its client. */
export const camposCompra = {
  membresia: { kind: 'plan', label: 'Membresía' },
  membresia_inicio: { kind: 'dia', label: 'Inicio de la membresía' },
  membresia_fin: { kind: 'dia', label: 'Fin de la membresía' },
  membresia_total: { kind: 'monto', label: 'Total de la membresía' },
  membresia_metodo: { kind: 'metodo', label: 'Método de pago' },
} as const

export type CampoCompra = keyof typeof camposCompra
export const nombresDeCompra = Object.keys(camposCompra) as CampoCompra[]

/** What a column of a sheet may hold: a field, the whole name, which is split, or a part of a purchase. */
export type Destino = CampoCliente | 'nombre_completo' | CampoCompra

export const DESTINOS: [Destino, ...Destino[]] = ['nombre_completo', ...nombresDeCampos, ...nombresDeCompra]

/** Whether a column is about a purchase, which needs `clientes.editar` (D49). */
export const esDeCompra = (destino: Destino | null): destino is CampoCompra =>
  destino !== null && Object.hasOwn(camposCompra, destino)

/** Whether a column holds days. */
export const esDeDias = (destino: Destino | null): boolean =>
  destino !== null &&
  destino !== 'nombre_completo' &&
  (esDeCompra(destino) ? camposCompra[destino] : camposCliente[destino]).kind === 'dia'

/** What happens to a row whose client exists: it is left out, added all the same, or fills in what is empty. */
export const REPETIDOS = ['omitir', 'agregar', 'completar'] as const
export type Repetidos = (typeof REPETIDOS)[number]

/** Titles that differ from the form's: a sheet has no sections that would tell one phone from the other. */
const TITULOS: Partial<Record<Destino, string>> = {
  nombre_completo: 'Nombre completo',
  celular: 'Celular',
  telefono: 'Teléfono de la empresa',
  email_empresarial: 'Correo de la empresa',
}

/** A column's title in the files that are exported, and in the template. */
export const tituloDe = (destino: Destino): string =>
  TITULOS[destino] ?? { ...camposCliente, ...camposCompra }[destino as CampoCliente | CampoCompra].label
