import type { Cliente } from '../../contract'
import { Refusal, type Context, type HandlersUnder } from './handler'
import { contains, page } from './listing'

const find = ({ data }: Context, id: string): Cliente => {
  const cliente = data.clientes.find(({ _id }) => _id === id)
  if (!cliente) throw new Refusal(404, 'No se encontró el cliente')
  return cliente
}

const FILTROS = ['nombre', 'apellido_paterno', 'apellido_materno', 'celular', 'email'] as const

export const clientes: HandlersUnder<'clientes'> = {
  'POST /clientes/listar': (input, { data, ours }) => {
    const found = data.clientes.filter((cliente) =>
      FILTROS.every((name) => contains(cliente[name], input[name])),
    )
    const { rows, counted } = page(found, input, ours)
    return { clientes: rows, ...counted }
  },
  'POST /clientes/crear': (input, { data, ours, newId }) => {
    const cliente = { ...nothing, ...definedOf(input), _id: newId(), version: 1 } as Cliente
    data.clientes.push(cliente)
    return { msg: 'Cliente creado', ...(ours && { _id: cliente._id }) }
  },
  'POST /clientes/detalles': ({ id }, context) => ({ cliente: find(context, id) }),
  'POST /clientes/eliminar': ({ id, version }, context) => {
    const cliente = find(context, id)
    if (context.ours && version !== undefined && version !== cliente.version) {
      throw new Refusal(409, 'Otra persona cambió este cliente mientras tanto')
    }
    context.data.clientes = context.data.clientes.filter(({ _id }) => _id !== id)
    return { msg: 'Cliente eliminado' }
  },
}

const definedOf = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

const nothing: Omit<Cliente, '_id' | 'nombre'> = {
  apellido_paterno: null,
  apellido_materno: null,
  nacimiento: null,
  celular: null,
  email: null,
  creacion: '2024-05-01T12:00:00.000Z',
  status: 0,
  nombre_comercial: null,
  razon_social: null,
  rfc: null,
  curp: null,
  tipo_persona: null,
  regimen_fiscal: null,
  giro: null,
  representante_legal: null,
  puesto: null,
  domicilio_fiscal: null,
  telefono: null,
  email_empresarial: null,
  web: null,
  fecha_constitucion: null,
  numero_empleados: null,
  minimo_ingresos_anuales: null,
  maximo_ingresos_anuales: null,
}
