import { SIN_GIRO } from '../../../contract/index.ts'
import { nombreCompleto } from '../../../format/index.ts'
import { allow, type Handlers, type Input } from '../handler.ts'
import { collection } from '../lists/collection.ts'
import { between, compare } from '../lists/listing.ts'
import { containWords, matchesTexts } from '../lists/matching.ts'
import { rowsOf } from '../lists/rows.ts'

type Listar = Input<'POST /clientes/listar'>

const MATCHES = 50

const rows = collection('clientes', '/clientes/*', {
  begins: { status: 0 },
  matches: (cliente, input: Listar) =>
    matchesTexts(cliente, { ...input, giro: null }) &&
    containWords([nombreCompleto(cliente)], input.texto) &&
    containWords([cliente.nombre_comercial, cliente.razon_social], input.empresa) &&
    between(cliente.creacion, input.registro_desde, input.registro_hasta) &&
    (!input.giro || (cliente.giro ?? SIN_GIRO) === input.giro),
  listed: (cliente, { data }, input: Listar) => {
    const [membresia = null] = rowsOf(data.contrataciones, cliente._id)
    const extra: Record<string, unknown> = {
      ...{ rfc: cliente.rfc, creacion: cliente.creacion },
      empresa: cliente.nombre_comercial || cliente.razon_social,
      membresia: membresia && { ...membresia, nombre: membresia.membresia.nombre },
    }
    const asked = (input.columnas ?? []).map((name) => [name, extra[name]] as const)
    return { ...cliente, rfc: undefined, creacion: undefined, ...Object.fromEntries(asked) }
  },
})

export const clientes = {
  ...rows,
  'POST /clientes/listar': (input, context) => {
    const byVisit = input.orden === 'ultima_asesoria' || input.sin_venir_desde
    if (input.columnas?.length || byVisit || input.giro) allow(context, ['clientes.detalles'])
    return rows['POST /clientes/listar'](input, context)
  },
  'POST /clientes/listar_avanzado': ({ cliente, empresa }, { data }) => {
    const found = data.clientes.filter(
      (one) =>
        containWords([nombreCompleto(one)], cliente) &&
        containWords([one.nombre_comercial, one.razon_social], empresa),
    )
    const inOrder = found.toSorted((a, b) => compare(nombreCompleto(a), nombreCompleto(b)))
    return { clientes: cliente || empresa ? inOrder.slice(0, MATCHES) : [] }
  },
} satisfies Partial<Handlers>
