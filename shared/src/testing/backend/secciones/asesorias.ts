import type { AsesoriaGuardada } from '../data.ts'
import { badFields, type Context, type Handlers, type Input } from '../handler.ts'
import { collection } from '../lists/collection.ts'
import { between, compare } from '../lists/listing.ts'
import { containWords } from '../lists/matching.ts'
import { persona, sentOf } from '../lists/rows.ts'

function asesorDe({ data, usuario }: Context, id: string | null | undefined) {
  const asesor = id ? data.usuarios.find(({ _id }) => _id === id) : usuario
  if (!asesor) throw badFields({ asesor: 'El asesor no existe' })
  return persona(asesor)
}

/** When a test provides only the list row of an advisory, the first client and user fill the rest. */
const detailed = (asesoria: AsesoriaGuardada, { data }: Context) => ({
  ...{ tipo: 0, descripcion: null, hora: null, minutos: null },
  ...asesoria,
  cliente: { _id: asesoria.id_cliente ?? data.clientes[0]?._id ?? asesoria._id, nombre: asesoria.cliente },
  asesor: asesoria.asesor ?? persona(data.usuarios[0]!),
})

export const asesorias = {
  ...collection('asesorias', '/asesorias/*', {
    make: (input: Input<'POST /asesorias/crear'>, context, base) => {
      const { cliente: id, fecha, asesor, ...campos } = input
      const cliente = context.data.clientes.find(({ _id }) => _id === id)
      if (!cliente) throw badFields({ cliente: 'El cliente no existe' })
      return {
        ...{ tipo: 0, descripcion: null, finalizacion: null, status: 0, hora: null, minutos: null },
        ...{ ...base, ...sentOf(campos), id_cliente: id, creacion: fecha },
        cliente: persona(cliente).nombre,
        empresa: cliente.nombre_comercial ?? cliente.razon_social,
        asesor: asesorDe(context, asesor),
      }
    },
    edit: (former, input: Input<'POST /asesorias/editar'>, context) => {
      const { finalizacion = former.finalizacion, fecha = former.creacion, asesor } = input
      if (finalizacion !== null && finalizacion < fecha)
        throw badFields({ finalizacion: 'No puede ser anterior a la fecha de creación' })
      return {
        ...sentOf(input, 'id', 'version', 'fecha', 'asesor'),
        creacion: fecha,
        status: finalizacion === null ? (0 as const) : (1 as const),
        // A deleted user remains the advisor of existing rows, but cannot be chosen again.
        ...(asesor && asesor !== former.asesor?._id && { asesor: asesorDe(context, asesor) }),
      }
    },
    matches: (row, input: Input<'POST /asesorias/listar'>) =>
      containWords([row.cliente], input.cliente) &&
      containWords([row.cliente, row.motivo], input.texto) &&
      (input.status.length === 0 || input.status.includes(row.status)) &&
      (!input.tipo?.length || input.tipo.includes(row.tipo ?? 0)) &&
      (!input.asesor || row.asesor?._id === input.asesor) &&
      between(row.creacion, input.fecha_inicio, input.fecha_fin),
    listed: ({ asesor, tipo, ...row }, { ours }) =>
      ours ? { ...row, tipo, asesor: asesor?.nombre, ...(asesor && { id_asesor: asesor._id }) } : row,
    detailed,
  }),
  'GET /asesorias/listar_asesores': (_, { data }) => ({
    asesores: data.usuarios.map(persona).toSorted((a, b) => compare(a.nombre, b.nombre)),
  }),
} satisfies Partial<Handlers>
