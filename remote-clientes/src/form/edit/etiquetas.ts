import { textos } from '../cliente.textos'
import type { ClienteForm } from '../clienteForm'

const { personal, empresarial } = textos

/** What each field is called out of its section, where «Teléfono» alone would be two. */
export const etiquetas: Record<keyof ClienteForm, string> = {
  nombre: personal.nombre,
  apellido_paterno: personal.apellidoPaterno,
  apellido_materno: personal.apellidoMaterno,
  nacimiento: personal.nacimiento,
  celular: `${personal.celular} (personal)`,
  email: `${personal.email} (personal)`,
  nombre_comercial: empresarial.nombreComercial,
  razon_social: empresarial.razonSocial,
  rfc: empresarial.rfc,
  curp: empresarial.curp,
  tipo_persona: empresarial.tipoPersona,
  regimen_fiscal: empresarial.regimenFiscal,
  giro: empresarial.giro,
  representante_legal: empresarial.representanteLegal,
  puesto: empresarial.puesto,
  domicilio_fiscal: empresarial.domicilioFiscal,
  telefono: `${empresarial.telefono} (empresarial)`,
  email_empresarial: `${empresarial.email} (empresarial)`,
  web: empresarial.web,
  fecha_constitucion: empresarial.fechaConstitucion,
  numero_empleados: empresarial.numeroEmpleados,
  minimo_ingresos_anuales: empresarial.minimoIngresos,
  maximo_ingresos_anuales: empresarial.maximoIngresos,
}
