import { camposCliente, type CampoCliente, nombresDeCampos } from './clientes.ts'

/** What a column of a sheet may hold: a field, or the whole name, which is split. */
export type Destino = CampoCliente | 'nombre_completo'

export const DESTINOS: [Destino, ...Destino[]] = ['nombre_completo', ...nombresDeCampos]

/** What happens to a row whose client exists: it is left out, added all the same, or fills in what is empty. */
export const REPETIDOS = ['omitir', 'agregar', 'completar'] as const
export type Repetidos = (typeof REPETIDOS)[number]

/** Titles that differ from the form's: a sheet has no sections that would tell one phone from the other. */
const TITULOS: Partial<Record<CampoCliente, string>> = {
  celular: 'Celular',
  telefono: 'Teléfono de la empresa',
  email_empresarial: 'Correo de la empresa',
}

/** A column's title in the files that are exported, and in the template. */
export const tituloDe = (destino: Destino): string =>
  destino === 'nombre_completo' ? 'Nombre completo' : (TITULOS[destino] ?? camposCliente[destino].label)
