import type { Cliente } from '../../contract/index.ts'
import { hoy, nombreCompleto } from '../../format/index.ts'
import { unCliente } from '../builders.ts'
import { giros, regimenes } from './catalogos.ts'
import { collection } from './collection.ts'
import { allow, badFields, type Context, type Handlers, type Input } from './handler.ts'
import { compare } from './listing.ts'
import { containWords, matchesClave, matchesName, matchesPhone } from './matching.ts'
import { pick, sentOf } from './rows.ts'

const MATCHES = 50

/** The members of a client in every list. */
export const clienteFila = (cliente: Cliente) =>
  pick(cliente, [
    ...(['_id', 'version', 'nombre', 'apellido_paterno', 'apellido_materno', 'celular', 'email'] as const),
    ...(cliente.eliminado_el ? (['eliminado_el', 'eliminado_por'] as const) : []),
  ])

const byFullName = (a: Cliente, b: Cliente) => compare(nombreCompleto(a), nombreCompleto(b))

const rows = collection('clientes', '/clientes/*', {
  uno: 'cliente',
  frases: ['El cliente no existe', 'Cliente creado', 'Cliente eliminado', 'Cliente restaurado'],
  make: (input: Input<'POST /clientes/crear'>, _context, base) => ({ ...nothing, ...sentOf(input), ...base }),
  check: checkCliente,
  matches: (cliente, input: Input<'POST /clientes/listar'>, { data }) => {
    const clave = matchesClave(cliente, input.nombre)
    return (
      (clave ?? true) &&
      matchesName(cliente, clave === undefined ? input : { ...input, nombre: '' }) &&
      matchesPhone(cliente.celular, input.celular) &&
      containWords([cliente.email], input.email) &&
      (!input.sin_venir_desde || (ultimaVisita(cliente, data) ?? '') < input.sin_venir_desde)
    )
  },
  listed: enLista,
})

export const clientes = {
  ...rows,
  'POST /clientes/listar': (input, context) => {
    const byVisit = input.orden === 'ultima_asesoria'
    if (input.columnas?.length || byVisit || input.sin_venir_desde) allow(context, ['clientes.detalles'])
    if (!byVisit) return rows['POST /clientes/listar'](input, context)
    const { data } = context
    const withDay = (one: Cliente) => ({ ...one, ultima_asesoria: ultimaVisita(one, data) })
    return rows['POST /clientes/listar'](input, {
      ...context,
      data: { ...data, clientes: data.clientes.map(withDay) },
    })
  },
  'POST /clientes/listar_avanzado': ({ cliente, empresa }, { data }) => {
    const found = data.clientes.filter(
      (one) =>
        (matchesClave(one, cliente) ?? containWords([nombreCompleto(one)], cliente)) &&
        (matchesClave(one, empresa) ?? containWords([one.nombre_comercial, one.razon_social], empresa)),
    )
    const asked = cliente !== '' || empresa !== ''
    return { clientes: asked ? found.toSorted(byFullName).slice(0, MATCHES).map(clienteFila) : [] }
  },
} satisfies Partial<Handlers>

/** The day of the latest advisory until today. */
const ultimaVisita = ({ _id }: Cliente, { asesorias }: Context['data']): string | null =>
  asesorias
    .filter(({ id_cliente, creacion }) => id_cliente === _id && creacion <= hoy())
    .map(({ creacion }) => creacion)
    .sort()
    .at(-1) ?? null

/** A row of the list, with the further columns that were asked for. */
function enLista(cliente: Cliente, { data }: Context, { columnas = [] }: Input<'POST /clientes/listar'>) {
  const { rfc, creacion, nombre_comercial, razon_social } = cliente
  const [ultima] = data.contrataciones.filter(({ id_cliente }) => id_cliente === cliente._id)
  const extra = {
    rfc,
    creacion,
    empresa: nombre_comercial || razon_social,
    membresia: ultima ? { ...ultima, nombre: ultima.membresia.nombre } : null,
    ultima_asesoria: ultimaVisita(cliente, data),
  }
  return { ...clienteFila(cliente), ...pick(extra, columnas) }
}

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
