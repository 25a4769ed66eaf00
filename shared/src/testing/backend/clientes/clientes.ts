import { isPhone, SIN_GIRO, type Cliente } from '../../../contract/index.ts'
import { hoy, nombreCompleto } from '../../../format/index.ts'
import { unCliente } from '../../builders.ts'
import { allow, badFields, type Context, type Handlers, type Input } from '../handler.ts'
import { collection } from '../lists/collection.ts'
import { between, compare } from '../lists/listing.ts'
import { containWords, matchesClave, matchesName, matchesPhone } from '../lists/matching.ts'
import { rowsOf, sentOf } from '../lists/rows.ts'
import { giros, regimenes } from '../secciones/catalogos.ts'

type Listar = Input<'POST /clientes/listar'>

const MATCHES = 50

const rows = collection('clientes', '/clientes/*', {
  uno: 'cliente',
  frases: ['El cliente no existe', 'Cliente creado', 'Cliente eliminado', 'Cliente restaurado'],
  make: (input: Input<'POST /clientes/crear'>, _context, base) => ({ ...nothing, ...sentOf(input), ...base }),
  check: checkCliente,
  matches: (cliente, input: Listar, { data }) => {
    const clave = matchesClave(cliente, input.nombre)
    return (
      (clave ?? true) &&
      matchesName(cliente, clave === undefined ? input : { ...input, nombre: '' }) &&
      matchesPhone(cliente.celular, input.celular) &&
      containWords([cliente.email], input.email) &&
      (!input.texto || hasText(cliente, input.texto)) &&
      containWords([cliente.nombre_comercial, cliente.razon_social], input.empresa ?? '') &&
      between(hoy(new Date(cliente.creacion)), input.registro_desde, input.registro_hasta) &&
      (!input.giro || (cliente.giro ?? SIN_GIRO) === input.giro) &&
      (!input.sin_venir_desde || (ultimaVisita(cliente, data) ?? '') < input.sin_venir_desde)
    )
  },
  listed: (cliente, { data }, input: Listar) => {
    const [membresia = null] = rowsOf(data.contrataciones, cliente._id)
    const extra: Record<string, unknown> = {
      ...{ rfc: cliente.rfc, creacion: cliente.creacion },
      empresa: cliente.nombre_comercial || cliente.razon_social,
      membresia: membresia && { ...membresia, nombre: membresia.membresia.nombre },
      ultima_asesoria: ultimaVisita(cliente, data),
    }
    const asked = (input.columnas ?? []).map((name) => [name, extra[name]] as const)
    return { ...clienteFila(cliente), ...Object.fromEntries(asked) }
  },
})

/** What the search box finds with it: an RFC, an e-mail, a phone number, or a name. */
const hasText = (cliente: Cliente, texto: string) =>
  matchesClave(cliente, texto) ??
  (texto.includes('@')
    ? containWords([cliente.email], texto)
    : isPhone(texto)
      ? matchesPhone(cliente.celular, texto)
      : containWords([nombreCompleto(cliente)], texto))

/** A client without the columns that a list tells only when they are asked for. */
const clienteFila = (cliente: Cliente) =>
  ({ ...cliente, rfc: undefined, creacion: undefined, ultima_asesoria: undefined }) as object

export const clientes = {
  ...rows,
  'POST /clientes/listar': (input, context) => {
    const { data } = context
    const byVisit = input.orden === 'ultima_asesoria'
    if (input.columnas?.length || byVisit || input.sin_venir_desde || input.giro)
      allow(context, ['clientes.detalles'])
    // What the list is ordered by must be in its rows.
    const seen = data.clientes.map((one) => ({ ...one, ultima_asesoria: ultimaVisita(one, data) }))
    return rows['POST /clientes/listar'](
      input,
      byVisit ? { ...context, data: { ...data, clientes: seen } } : context,
    )
  },
  'POST /clientes/listar_avanzado': ({ cliente, empresa }, { data }) => {
    const found = data.clientes.filter(
      (one) =>
        (matchesClave(one, cliente) ?? containWords([nombreCompleto(one)], cliente)) &&
        (matchesClave(one, empresa) ?? containWords([one.nombre_comercial, one.razon_social], empresa)),
    )
    const inOrder = found.toSorted((a, b) => compare(nombreCompleto(a), nombreCompleto(b)))
    return { clientes: cliente || empresa ? inOrder.slice(0, MATCHES) : [] }
  },
} satisfies Partial<Handlers>

/** The day of the latest advisory until today. */
const ultimaVisita = ({ _id }: Cliente, { asesorias }: Context['data']): string | null =>
  rowsOf(asesorias, _id)
    .map(({ creacion }) => creacion)
    .filter((day) => day <= hoy())
    .sort()
    .at(-1) ?? null

/** Days that have not come, and what is in no catalogue; what was so before may stay. */
function checkCliente(cliente: Cliente, _context: Context, former?: Cliente): void {
  const { tipo_persona, regimen_fiscal, giro } = cliente
  const changes = (...campos: (keyof Cliente)[]) => campos.some((campo) => cliente[campo] !== former?.[campo])
  const wrong = (['nacimiento', 'fecha_constitucion'] as const)
    .filter((campo) => (cliente[campo] ?? '') > hoy() && changes(campo))
    .map((campo) => [campo, 'Es un día que no ha llegado'])
  if (wrong.length > 0) throw badFields(Object.fromEntries(wrong))
  if (regimen_fiscal && changes('tipo_persona', 'regimen_fiscal')) {
    const regimen = regimenes.find(({ _id }) => _id === regimen_fiscal)
    if (!regimen) throw badFields({ regimen_fiscal: 'No está en el catálogo' })
    if (tipo_persona !== null && !regimen.personas.includes(tipo_persona))
      throw badFields({ regimen_fiscal: 'No corresponde al tipo de persona' })
  }
  if (giro && changes('giro') && !giros.some(({ _id }) => _id === giro))
    throw badFields({ giro: 'No está en el catálogo' })
}

const nothing = unCliente({ apellido_paterno: null, apellido_materno: null, celular: null, email: null })
