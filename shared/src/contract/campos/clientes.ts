/** The labels of a client's fields and their sections, as forms and profiles show them. */
export const textosDatosCliente = {
  personal: {
    titulo: 'Información personal',
    nombre: 'Nombre',
    apellidoPaterno: 'Apellido paterno',
    apellidoMaterno: 'Apellido materno',
    nacimiento: 'Fecha de nacimiento',
    celular: 'Teléfono',
    email: 'Correo',
    creacion: 'Fecha de registro',
  },
  empresarial: {
    titulo: 'Información empresarial',
    /** Tells the buttons of the business's phone from those of the person's. */
    de: (nombre: string) => `${nombre} (empresa)`,
    nombreComercial: 'Nombre comercial',
    razonSocial: 'Razón social',
    rfc: 'RFC',
    curp: 'CURP',
    tipoPersona: 'Tipo de persona',
    regimenFiscal: 'Régimen fiscal',
    giro: 'Actividad empresarial',
    representanteLegal: 'Representante legal',
    puesto: 'Puesto',
    domicilioFiscal: 'Domicilio fiscal',
    telefono: 'Teléfono',
    email: 'Correo',
    web: 'Sitio web',
    fechaConstitucion: 'Fecha de constitución',
    numeroEmpleados: 'Número de empleados',
    minimoIngresos: 'Mínimo de ingresos anuales',
    maximoIngresos: 'Máximo de ingresos anuales',
  },
}

const { personal, empresarial } = textosDatosCliente

/** The form's empty value for each kind of field: '' for texts, null for anything else (D45). */
interface Kinds {
  texto: string
  telefono: string
  correo: string
  sitio: string
  dia: string | null
  entero: number | null
  monto: number | null
  tipo_persona: 0 | 1 | null
  regimen: string | null
  giro: string | null
}

export type KindDeCampo = keyof Kinds

/** Whether a field of this kind is a text: empty, it is '' and not null. */
export const esTexto = (kind: KindDeCampo): boolean => ['texto', 'telefono', 'correo', 'sitio'].includes(kind)

interface Campo {
  section: keyof typeof textosDatosCliente
  kind: KindDeCampo
  label: string
}

/**
 * A client's fields, in the order of the form (F-02, F-03). All that holds for each of them derives from this list: the
 * form and its values, request and answer, the table's columns, the profile, the export, the labels of conflicts and of
 * the history, what is erased with a person.
 */
export const camposCliente = {
  nombre: { section: 'personal', kind: 'texto', label: personal.nombre },
  apellido_paterno: { section: 'personal', kind: 'texto', label: personal.apellidoPaterno },
  apellido_materno: { section: 'personal', kind: 'texto', label: personal.apellidoMaterno },
  nacimiento: { section: 'personal', kind: 'dia', label: personal.nacimiento },
  celular: { section: 'personal', kind: 'telefono', label: personal.celular },
  email: { section: 'personal', kind: 'correo', label: personal.email },
  nombre_comercial: { section: 'empresarial', kind: 'texto', label: empresarial.nombreComercial },
  razon_social: { section: 'empresarial', kind: 'texto', label: empresarial.razonSocial },
  rfc: { section: 'empresarial', kind: 'texto', label: empresarial.rfc },
  curp: { section: 'empresarial', kind: 'texto', label: empresarial.curp },
  tipo_persona: { section: 'empresarial', kind: 'tipo_persona', label: empresarial.tipoPersona },
  regimen_fiscal: { section: 'empresarial', kind: 'regimen', label: empresarial.regimenFiscal },
  giro: { section: 'empresarial', kind: 'giro', label: empresarial.giro },
  representante_legal: { section: 'empresarial', kind: 'texto', label: empresarial.representanteLegal },
  puesto: { section: 'empresarial', kind: 'texto', label: empresarial.puesto },
  domicilio_fiscal: { section: 'empresarial', kind: 'texto', label: empresarial.domicilioFiscal },
  telefono: { section: 'empresarial', kind: 'telefono', label: empresarial.telefono },
  email_empresarial: { section: 'empresarial', kind: 'correo', label: empresarial.email },
  web: { section: 'empresarial', kind: 'sitio', label: empresarial.web },
  fecha_constitucion: { section: 'empresarial', kind: 'dia', label: empresarial.fechaConstitucion },
  numero_empleados: { section: 'empresarial', kind: 'entero', label: empresarial.numeroEmpleados },
  minimo_ingresos_anuales: { section: 'empresarial', kind: 'monto', label: empresarial.minimoIngresos },
  maximo_ingresos_anuales: { section: 'empresarial', kind: 'monto', label: empresarial.maximoIngresos },
} as const satisfies Record<string, Campo>

export type CampoCliente = keyof typeof camposCliente

/** The form's values for a client. */
export type ValoresCliente = { [C in CampoCliente]: Kinds[(typeof camposCliente)[C]['kind']] }

export const nombresDeCampos = Object.keys(camposCliente) as CampoCliente[]

/** One thing per field, by its kind: the schemas of a request, the columns of the table. */
export const camposPorClase = <const P extends Record<KindDeCampo, unknown>>(perKind: P) =>
  Object.fromEntries(nombresDeCampos.map((campo) => [campo, perKind[camposCliente[campo].kind]])) as {
    [C in CampoCliente]: P[(typeof camposCliente)[C]['kind']]
  }

/** What the list's filter `giro` asks for to find those without any. */
export const SIN_GIRO = 'ninguno'

/** A field's label outside its section, where «Teléfono» alone would be ambiguous. */
export function etiquetaDeCampo(campo: CampoCliente): string {
  const { label, section } = camposCliente[campo]
  const alike = nombresDeCampos.filter((other) => camposCliente[other].label === label)
  return alike.length > 1 ? `${label} (${section})` : label
}
