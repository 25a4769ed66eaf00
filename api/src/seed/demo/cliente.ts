import { companyRfc, curpOf, type Person, rfcOf } from './identifiers.ts'
import * as names from './names.ts'
import { type Random, uuidAt } from './random.ts'

export interface Catalogues {
  regimenesFisica: string[]
  regimenesMoral: string[]
  /** Official code → id. */
  giros: Map<string, string>
}

const DAY = 86_400_000
const day = (instant: number) => new Date(instant).toISOString().slice(0, 10)
const ascii = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()

/** One believable client: most have a business, a third of those a company. */
export function makeCliente(random: Random, catalogues: Catalogues, now: number) {
  const mujer = random.chance(0.52)
  const ciudad = random.pick(names.CIUDADES)
  const person: Person = {
    nombre: random.pickSkewed(mujer ? names.NOMBRES_M : names.NOMBRES_H),
    paterno: random.pickSkewed(names.APELLIDOS),
    materno: random.pickSkewed(names.APELLIDOS),
    mujer,
    nacimiento: day(now - random.int(21, 78) * 365.25 * DAY - random.int(0, 364) * DAY),
    estado: ciudad.estado,
  }
  const creacion = now - Math.floor(random.next() ** 1.5 * 1100 * DAY)
  const telefono = () =>
    `${ciudad.lada}${random.int(10 ** (9 - ciudad.lada.length), 10 ** (10 - ciudad.lada.length) - 1)}`
  const mailbox = `${ascii(person.nombre)}.${ascii(person.paterno)}${random.int(1, 9999)}`
  const tipo_persona = random.chance(0.2) ? null : random.chance(0.35) ? 1 : 0
  return {
    _id: uuidAt(random, creacion),
    creacion: new Date(creacion).toISOString(),
    nombre: person.nombre,
    apellido_paterno: person.paterno,
    apellido_materno: random.chance(0.06) ? '' : person.materno,
    nacimiento: random.chance(0.1) ? null : person.nacimiento,
    celular: random.chance(0.05) ? '' : telefono(),
    email: random.chance(0.08)
      ? ''
      : `${mailbox}@${random.pick(['correo.example', 'buzon.example', 'mail.example'])}`,
    ...business(random, catalogues, person, { tipo_persona, now, telefono, ciudad }),
  }
}

interface Place {
  tipo_persona: 0 | 1 | null
  now: number
  telefono: () => string
  ciudad: (typeof names.CIUDADES)[number]
}

function business(random: Random, catalogues: Catalogues, person: Person, place: Place) {
  const { tipo_persona, now, telefono, ciudad } = place
  if (tipo_persona === null) return NO_BUSINESS
  const giro = random.pick(names.GIROS_COMERCIALES)
  const nombre = `${random.pick(giro.palabras)} ${random.pick(random.chance(0.7) ? names.LUGARES : names.APELLIDOS)}`
  const company = tipo_persona === 1
  const fundacion = day(now - random.int(200, 12_000) * DAY)
  const ingresos = random.int(8, 900) * 25_000
  const web = `${ascii(nombre)}.example`
  return {
    nombre_comercial: nombre,
    razon_social: company
      ? `${nombre}, ${random.pick(['S.A. de C.V.', 'S. de R.L. de C.V.', 'S.C.', 'S.A.P.I. de C.V.'])}`
      : '',
    rfc: company ? companyRfc(random, nombre, fundacion) : rfcOf(random, person),
    curp: company ? '' : curpOf(random, person),
    tipo_persona,
    regimen_fiscal: random.pick(company ? catalogues.regimenesMoral : catalogues.regimenesFisica),
    giro: catalogues.giros.get(giro.clave) ?? null,
    representante_legal: company ? `${person.nombre} ${person.paterno} ${person.materno}` : '',
    puesto: company ? random.pick(names.PUESTOS) : '',
    domicilio_fiscal:
      `${random.pick(names.CALLES)} ${random.int(1, 2400)}, Col. ${random.pick(names.COLONIAS)}, ` +
      `C.P. ${String(ciudad.cp + random.int(0, 900)).padStart(5, '0')}, ${ciudad.ciudad}`,
    telefono: random.chance(0.3) ? '' : telefono(),
    email_empresarial: random.chance(0.4) ? '' : `contacto@${web}`,
    web: random.chance(0.5) ? '' : `https://www.${web}`,
    fecha_constitucion: company ? fundacion : null,
    numero_empleados: random.chance(0.2) ? null : company ? random.int(3, 240) : random.int(0, 12),
    minimo_ingresos_anuales: random.chance(0.3) ? null : ingresos,
    maximo_ingresos_anuales: random.chance(0.3) ? null : ingresos * random.int(2, 4) + 0.5,
  }
}

const NO_BUSINESS = {
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
