import type { EntradaBitacora } from '@backoffice/shared/contract'
import { etiquetaDeCampo, nombresDeCampos, valorEnTexto } from '@backoffice/shared/cliente'
import {
  camposDe,
  dinero,
  enHoras,
  enMeses,
  etiquetaMetodo,
  etiquetaTipoAsesoria,
  etiquetaTipoUsuario,
  fechaLarga,
} from '@backoffice/shared/format'
import { personaDe } from './personas.ts'

type Valor = EntradaBitacora['cambios'][number]['antes']

const ofCliente = (entidad: string, campo: string) =>
  entidad === 'cliente' ? nombresDeCampos.find((one) => one === campo) : undefined

const labels: Record<string, Record<string, string>> = camposDe

/** A field's label in its form; of one that is in no form, its name in words. */
export function nombreDeCampo(entidad: string, campo: string): string {
  const name = ofCliente(entidad, campo)
  if (name) return etiquetaDeCampo(name)
  const label = Object.hasOwn(labels, entidad) ? labels[entidad]?.[campo] : undefined
  if (label) return label
  const words = campo.replace(/^id_/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** How a form shows the numbers of some fields. */
const numbers: Record<string, (valor: number) => string> = {
  'asesoria.tipo': etiquetaTipoAsesoria,
  'asesoria.minutos': enHoras,
  'usuario.tipo': etiquetaTipoUsuario,
  'membresia.precio': dinero,
  'membresia.duracion': enMeses,
  'contratacion.total': dinero,
  'contratacion.metodo': etiquetaMetodo,
}

/** A value as the forms show it; «—» where there was none. */
export function valorDe(entidad: string, campo: string, valor: Valor): string {
  if (valor === null || valor === '') return '—'
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No'
  const name = ofCliente(entidad, campo)
  if (name) return valorEnTexto(name, valor)
  if (typeof valor === 'number') return numbers[`${entidad}.${campo}`]?.(valor) ?? String(valor)
  if (campo.startsWith('id_')) return personaDe(valor) ?? valor
  if (campo === 'beneficios') return listIn(valor) ?? valor
  return /^\d{4}-\d{2}-\d{2}$/.test(valor) ? fechaLarga(valor) : valor
}

/** The texts of a list, which the audit writes as JSON; null: it was cut. */
function listIn(json: string): string | null {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) ? list.join(' · ') || '—' : null
  } catch {
    return null
  }
}
