import type { ReactNode } from 'react'
import { etiquetaTipoPersona, fechaLarga, ingreso, numero, telefono } from '../format/index.ts'
import {
  camposCliente,
  nombresDeCampos,
  type CampoCliente,
  type KindDeCampo,
} from '../contract/campos/index.ts'
import { textos as textosUi } from '../ui/ui.textos.ts'
import { Correo, Sitio, Telefono } from './enlaces.tsx'

/** How each kind of value is shown; régimen and giro arrive as names. */
const shown = {
  texto: (texto: string) => texto,
  telefono: (texto: string, nombre?: string) => <Telefono value={texto} nombre={nombre} />,
  correo: (texto: string, nombre?: string) => <Correo value={texto} nombre={nombre} />,
  sitio: (texto: string) => <Sitio value={texto} />,
  dia: fechaLarga,
  entero: numero,
  monto: ingreso,
  tipo_persona: etiquetaTipoPersona,
  regimen: (nombre: string) => nombre,
  giro: (nombre: string) => nombre,
} satisfies Record<KindDeCampo, unknown>

/** A field's value as text; régimen and giro by name. */
export function valorEnTexto(campo: CampoCliente, valor: string | number | null): string {
  if (valor === null || valor === '') return textosUi.sinDefinir
  const { kind } = camposCliente[campo]
  if (kind === 'telefono') return telefono(String(valor))
  if (kind === 'correo' || kind === 'sitio') return String(valor)
  return (shown[kind] as (valor: unknown) => string)(valor)
}

type Datos = { [C in CampoCliente]?: unknown }

/**
 * The read-only fields of a section. A server of the plain contract may omit members.
 * @param nombre whom its phones and e-mails reach
 */
export const datosDe = (section: 'personal' | 'empresarial', datos: Datos, nombre?: string) =>
  nombresDeCampos
    .filter((campo) => camposCliente[campo].section === section)
    .map((campo) => {
      const { label, kind } = camposCliente[campo]
      const valor = datos[campo] ?? ''
      const show = shown[kind] as (valor: unknown, nombre?: string) => ReactNode
      return { label, value: valor === '' ? null : show(valor, nombre) }
    })
