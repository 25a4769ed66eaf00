import type { Cliente, ClienteCampos, TipoPersona } from '@backoffice/shared/contract'

/** The form's values: texts are never null, since an input is not; the other fields are null while empty. */
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

/** Every field of the form, as it travels. */
export type ClienteEnviado = Required<ClienteCampos>

const texto = (value: string) => (value === '' ? null : value)

/**
 * The form as it travels: every field, always (F-10), with null for what is empty.
 * Values go as they are, untrimmed and unrounded: cleaning them is the server's part, and a form that is opened
 * and saved must change nothing. Field by field, so that the compiler finds one that is missing.
 */
export function aCampos(form: ClienteForm): ClienteEnviado {
  return {
    nombre: form.nombre,
    apellido_paterno: texto(form.apellido_paterno),
    apellido_materno: texto(form.apellido_materno),
    nacimiento: form.nacimiento,
    celular: texto(form.celular),
    email: texto(form.email),
    nombre_comercial: texto(form.nombre_comercial),
    razon_social: texto(form.razon_social),
    rfc: texto(form.rfc),
    curp: texto(form.curp),
    tipo_persona: form.tipo_persona,
    regimen_fiscal: form.regimen_fiscal,
    giro: form.giro,
    representante_legal: texto(form.representante_legal),
    puesto: texto(form.puesto),
    domicilio_fiscal: texto(form.domicilio_fiscal),
    telefono: texto(form.telefono),
    email_empresarial: texto(form.email_empresarial),
    web: texto(form.web),
    fecha_constitucion: form.fecha_constitucion,
    numero_empleados: form.numero_empleados,
    minimo_ingresos_anuales: form.minimo_ingresos_anuales,
    maximo_ingresos_anuales: form.maximo_ingresos_anuales,
  }
}

// Days are days in any time zone: what a server of the plain contract may send as an instant is its first ten characters.
const dia = (value: string | null) => value?.slice(0, 10) ?? null

/** A client as the form shows it. `aCampos` of it is what the server has: a form nobody touched changes nothing (F-11). */
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
