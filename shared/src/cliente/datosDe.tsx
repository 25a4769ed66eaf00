import type { ReactNode } from 'react'
import { etiquetaTipoPersona, fechaLarga, ingreso, numero } from '../format'
import { camposCliente, nombresDeCampos, type CampoCliente, type KindDeCampo } from './campos'
import { Correo, Sitio, Telefono } from './enlaces'

/** How a value of each kind is shown; régimen and giro come by their names. */
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

/** The fields of a section to be read. A server of the plain contract may leave members out. */
export const datosDe = (section: 'personal' | 'empresarial', datos: Datos) =>
  nombresDeCampos
    .filter((campo) => camposCliente[campo].section === section)
    .map((campo) => {
      const { label, kind } = camposCliente[campo]
      const valor = datos[campo] ?? ''
      return { label, value: valor === '' ? null : (shown[kind] as (valor: unknown) => ReactNode)(valor) }
    })
