import type { EntradaBitacora } from '@backoffice/shared/contract'
import { etiquetaDeCampo, nombresDeCampos, valorEnTexto } from '@backoffice/shared/cliente'
import { fechaLarga } from '@backoffice/shared/format'

type Valor = EntradaBitacora['cambios'][number]['antes']

const known = (campo: string) => nombresDeCampos.find((one) => one === campo)

/** Names that do not become words by themselves. */
const others: Record<string, string> = {
  creacion: 'Fecha',
  finalizacion: 'Fecha de finalización',
  descripcion: 'Descripción',
  duracion: 'Duración',
  metodo: 'Método de pago',
}

/** A field's label in its form; of one that is in no form of a client, its name in words. */
export function nombreDeCampo(campo: string): string {
  const name = known(campo)
  if (name) return etiquetaDeCampo(name)
  if (Object.hasOwn(others, campo)) return others[campo] ?? campo
  const words = campo.replace(/^id_/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value as the forms show it; «—» where there was none. */
export function valorDe(campo: string, valor: Valor): string {
  if (valor === null) return '—'
  const name = known(campo)
  if (name && typeof valor !== 'boolean') return valorEnTexto(name, valor)
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No'
  return typeof valor === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(valor) ? fechaLarga(valor) : String(valor)
}
