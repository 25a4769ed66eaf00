import type { Membresia } from '@backoffice/shared/contract'

/** The form's values. A benefit is an object because useFieldArray wants one. */
export interface MembresiaForm {
  nombre: string
  precio: number | null
  descripcion: string
  beneficios: { texto: string }[]
  /** In months; our server alone has it (D45). */
  duracion: number | null
}

/** A new plan starts without benefits, as the dialog says (M-02). */
export const membresiaVacia: MembresiaForm = {
  nombre: '',
  precio: null,
  descripcion: '',
  beneficios: [],
  duracion: null,
}

/** A plan as the form shows it. */
export const deMembresia = ({
  nombre,
  precio,
  descripcion,
  beneficios,
  duracion,
}: Membresia): MembresiaForm => ({
  nombre,
  precio,
  descripcion: descripcion ?? '',
  beneficios: beneficios.map((texto) => ({ texto })),
  duracion: duracion ?? null,
})

export const escrito = ({ texto }: { texto: string }) => texto.trim() !== ''

/** Whether the required fields are filled in (M-05). A benefit without a text does not count. */
export const estaCompleta = ({ nombre, beneficios }: MembresiaForm): boolean =>
  nombre.trim() !== '' && beneficios.some(escrito)

/**
 * The request; lines that were added and left empty are not sent.
 * @param takesDuracion whether the server knows how long a plan lasts
 */
export const aCampos = (
  { nombre, precio, descripcion, beneficios, duracion }: MembresiaForm,
  takesDuracion: boolean,
) => ({
  nombre,
  precio,
  descripcion,
  beneficios: beneficios.filter(escrito).map(({ texto }) => texto),
  ...(takesDuracion && { duracion }),
})

type Campos = Record<string, string>
const deBeneficios = (name: string) => name.split('.', 1)[0] === 'beneficios'

/**
 * Separates the server's errors: those of the list of benefits, which is not a field itself (react-hook-form would keep
 * such an error and block the next attempt), from those of the fields.
 */
export function repartir(campos: Campos | null): { beneficios: string | null; campos: Campos | null } {
  if (campos === null) return { beneficios: null, campos: null }
  const all = Object.entries(campos)
  return {
    beneficios: all.find(([name]) => deBeneficios(name))?.[1] ?? null,
    campos: Object.fromEntries(all.filter(([name]) => !deBeneficios(name))),
  }
}
