import type { Cliente, TipoPersona } from '@backoffice/shared/contract'

/**
 * The form's values, which travel as they stand here: every field, always (F-10); an empty text is '', any other empty field
 * null (D45). Untrimmed and unrounded: cleaning is the server's part, and a form that is opened and saved changes nothing.
 */
export interface ClienteForm {
  nombre: string
  apellido_paterno: string
  apellido_materno: string
  nacimiento: string | null
  celular: string
  email: string
  nombre_comercial: string
  razon_social: string
  rfc: string
  curp: string
  tipo_persona: TipoPersona | null
  regimen_fiscal: string | null
  giro: string | null
  representante_legal: string
  puesto: string
  domicilio_fiscal: string
  telefono: string
  email_empresarial: string
  web: string
  fecha_constitucion: string | null
  numero_empleados: number | null
  minimo_ingresos_anuales: number | null
  maximo_ingresos_anuales: number | null
}

export const clienteVacio: ClienteForm = {
  nombre: '',
  apellido_paterno: '',
  apellido_materno: '',
  nacimiento: null,
  celular: '',
  email: '',
  nombre_comercial: '',
  razon_social: '',
  rfc: '',
  curp: '',
  tipo_persona: null,
  regimen_fiscal: null,
  giro: null,
  representante_legal: '',
  puesto: '',
  domicilio_fiscal: '',
  telefono: '',
  email_empresarial: '',
  web: '',
  fecha_constitucion: null,
  numero_empleados: null,
  minimo_ingresos_anuales: null,
  maximo_ingresos_anuales: null,
}

// Days are days in any time zone: what a server of the plain contract may send as an instant is its first ten characters.
const dia = (value: string | null) => value?.slice(0, 10) ?? null

/** A client as the form shows it: a form nobody touched changes nothing (F-11). */
export function deCliente(cliente: Cliente): ClienteForm {
  return {
    nombre: cliente.nombre,
    apellido_paterno: cliente.apellido_paterno ?? '',
    apellido_materno: cliente.apellido_materno ?? '',
    nacimiento: dia(cliente.nacimiento),
    celular: cliente.celular ?? '',
    email: cliente.email ?? '',
    nombre_comercial: cliente.nombre_comercial ?? '',
    razon_social: cliente.razon_social ?? '',
    rfc: cliente.rfc ?? '',
    curp: cliente.curp ?? '',
    tipo_persona: cliente.tipo_persona ?? null,
    regimen_fiscal: cliente.regimen_fiscal ?? null,
    giro: cliente.giro ?? null,
    representante_legal: cliente.representante_legal ?? '',
    puesto: cliente.puesto ?? '',
    domicilio_fiscal: cliente.domicilio_fiscal ?? '',
    telefono: cliente.telefono ?? '',
    email_empresarial: cliente.email_empresarial ?? '',
    web: cliente.web ?? '',
    fecha_constitucion: dia(cliente.fecha_constitucion),
    numero_empleados: cliente.numero_empleados ?? null,
    minimo_ingresos_anuales: cliente.minimo_ingresos_anuales ?? null,
    maximo_ingresos_anuales: cliente.maximo_ingresos_anuales ?? null,
  }
}
