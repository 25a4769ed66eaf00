import type { ReactNode } from 'react'
import { etiquetaTipoPersona, fechaLarga, ingreso, numero } from '../format'
import { camposCliente, nombresDeCampos, type CampoCliente, type KindDeCampo } from './campos'
import { Correo, Sitio, Telefono } from './enlaces'

/** How each kind of value is shown; régimen and giro arrive as names. */
const shown = {
  texto: (texto: string) => texto,
  telefono: (texto: string) => <Telefono value={texto} />,
  correo: (texto: string) => <Correo value={texto} />,
  sitio: (texto: string) => <Sitio value={texto} />,
  dia: fechaLarga,
  entero: numero,
  monto: ingreso,
  tipo_persona: etiquetaTipoPersona,
  regimen: (nombre: string) => nombre,
  giro: (nombre: string) => nombre,
} satisfies Record<KindDeCampo, unknown>

type Datos = { [C in CampoCliente]?: unknown }

/** The read-only fields of a section. A server of the plain contract may omit members. */
export const datosDe = (section: 'personal' | 'empresarial', datos: Datos) =>
  nombresDeCampos
    .filter((campo) => camposCliente[campo].section === section)
    .map((campo) => {
      const { label, kind } = camposCliente[campo]
      const valor = datos[campo] ?? ''
      return { label, value: valor === '' ? null : (shown[kind] as (valor: unknown) => ReactNode)(valor) }
    })
