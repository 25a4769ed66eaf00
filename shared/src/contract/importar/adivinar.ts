import {
  type CampoCliente,
  type Destino,
  DESTINOS,
  esDeCompra,
  etiquetaDeCampo,
  tituloDe,
} from '../campos/index.ts'
import { plain } from '../text/index.ts'

/** What other programs and people call the fields. */
const TAMBIEN: Partial<Record<Destino, string[]>> = {
  nombre_completo: [
    'nombre completo',
    'cliente',
    'nombre del cliente',
    'nombre y apellidos',
    'full name',
    'name',
  ],
  nombre: ['nombre', 'nombres', 'nombre s', 'first name', 'given name', 'firstname'],
  apellido_paterno: [
    'paterno',
    'primer apellido',
    'apellido',
    'apellidos',
    'apellido 1',
    'last name',
    'surname',
    'family name',
    'lastname',
  ],
  apellido_materno: ['materno', 'segundo apellido', 'apellido 2', 'second last name'],
  nacimiento: [
    'nacimiento',
    'fecha nacimiento',
    'f nacimiento',
    'cumpleanos',
    'birthday',
    'birth date',
    'date of birth',
    'birthdate',
  ],
  celular: [
    'telefono',
    'celular',
    'tel',
    'cel',
    'movil',
    'whatsapp',
    'telefono celular',
    'telefono movil',
    'phone',
    'mobile',
    'mobile phone',
    'cell phone',
  ],
  email: ['correo', 'email', 'e mail', 'mail', 'correo electronico', 'email address'],
  nombre_comercial: ['empresa', 'negocio', 'company', 'company name', 'comercial'],
  razon_social: ['razon social o nombre', 'denominacion', 'legal name'],
  rfc: ['r f c', 'registro federal de contribuyentes', 'tax id'],
  curp: ['c u r p'],
  tipo_persona: ['tipo', 'persona', 'tipo de contribuyente', 'person type'],
  regimen_fiscal: ['regimen', 'tax regime'],
  giro: ['giro', 'actividad', 'actividad economica', 'industry'],
  representante_legal: ['representante', 'legal representative'],
  puesto: ['cargo', 'job title', 'position'],
  domicilio_fiscal: ['domicilio', 'direccion', 'direccion fiscal', 'address'],
  telefono: [
    'telefono empresa',
    'telefono empresarial',
    'telefono oficina',
    'telefono fijo',
    'tel empresa',
    'business phone',
    'work phone',
  ],
  email_empresarial: [
    'correo empresa',
    'correo empresarial',
    'email empresa',
    'business email',
    'work email',
  ],
  web: ['web', 'pagina web', 'pagina', 'website', 'url'],
  fecha_constitucion: ['constitucion'],
  numero_empleados: ['empleados', 'no de empleados', 'num empleados', 'employees'],
  minimo_ingresos_anuales: ['ingresos minimos', 'ingreso minimo', 'min revenue'],
  maximo_ingresos_anuales: ['ingresos maximos', 'ingreso maximo', 'max revenue'],
  membresia: ['plan', 'membresia actual', 'plan contratado', 'membership', 'subscription'],
  membresia_inicio: ['inicio', 'fecha de inicio', 'desde', 'vigencia desde', 'start date', 'start'],
  membresia_fin: [
    'fin',
    'fecha de fin',
    'termina',
    'vence',
    'vencimiento',
    'fecha de vencimiento',
    'hasta',
    'vigencia',
    'end date',
    'expires',
    'expiration date',
  ],
  membresia_total: ['total', 'precio', 'importe', 'monto', 'total pagado', 'amount'],
  membresia_metodo: ['metodo', 'forma de pago', 'payment method'],
}

/** Two writings of a title: without accents, capitals, signs and doubled blanks. */
const bare = (titulo: string): string =>
  plain(titulo)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const POR_TITULO = new Map<string, Destino>(
  DESTINOS.flatMap((destino) => {
    const isField = destino !== 'nombre_completo' && !esDeCompra(destino)
    const own = [
      destino.replaceAll('_', ' '),
      tituloDe(destino),
      ...(isField ? [etiquetaDeCampo(destino)] : []),
    ]
    return [...own, ...(TAMBIEN[destino] ?? [])].map((name): [string, Destino] => [bare(name), destino])
  }).reverse(),
)

const POR_VALOR: [CampoCliente, RegExp][] = [
  ['curp', /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/i],
  ['rfc', /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/i],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['celular', /^\+?[\d\s().-]{10,20}$/],
]

/** What each column holds, by its title or by its values; null: nobody knows. No field is guessed twice. */
export function adivinarColumnas(columnas: { titulo: string; muestra: string[] }[]): (Destino | null)[] {
  const taken = new Set<Destino>()
  const take = (destino: Destino | undefined): Destino | null => {
    if (destino === undefined || taken.has(destino)) return null
    taken.add(destino)
    return destino
  }
  const byTitle = columnas.map(({ titulo }) => take(POR_TITULO.get(bare(titulo))))
  // «Total» or «Vence» alone may be about anything.
  const titled = taken.has('membresia') ? byTitle : byTitle.map((found) => (esDeCompra(found) ? null : found))
  return titled.map((found, i) => {
    if (found) return found
    const values = (columnas[i]?.muestra ?? []).map((value) => value.trim()).filter(Boolean)
    if (values.length === 0) return null
    return take(POR_VALOR.find(([, pattern]) => values.every((value) => pattern.test(value)))?.[0])
  })
}
