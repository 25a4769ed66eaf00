import { HOY_FILAS, type FilaDeHoy, type GrupoDeHoy } from '../../contract/index.ts'
import { hoy, masDias, nombreCompleto } from '../../format/index.ts'
import { hasPermission } from '../../remote/permissions.ts'
import type { Context, Handlers } from './handler.ts'

type Fila = Pick<FilaDeHoy, '_id' | 'titulo'> & Partial<FilaDeHoy>
const empty = { detalle: null, dia: null, ruta: null, celular: null, email: null }

const grupo = (titulo: string, vacio: string, ruta: string | null, filas: Fila[]): GrupoDeHoy => ({
  ...{ titulo, vacio, ruta, total: filas.length },
  filas: filas.slice(0, HOY_FILAS).map((fila) => ({ ...empty, ...fila })),
})

type Horario = { hora?: string | null | undefined }
const byHora = (one: Horario, other: Horario) => (one.hora ?? '99').localeCompare(other.hora ?? '99')

function asesorias({ data, usuario }: Context, today: string): GrupoDeHoy {
  const mine = data.asesorias.filter(
    ({ asesor, creacion, status }) => asesor?._id === usuario._id && creacion === today && status === 0,
  )
  const opens = hasPermission(usuario, 'asesorias.detalles')
  return grupo(
    'Mis asesorías de hoy',
    'Hoy no hay asesorías a mi cargo.',
    `/asesorias?status=0&fecha_inicio=${today}&fecha_fin=${today}&asesor=${usuario._id}&orden=creacion&direccion=asc`,
    mine.toSorted(byHora).map(({ _id, cliente, motivo, hora }) => ({
      ...{ _id, titulo: cliente, detalle: hora ? `${hora} · ${motivo}` : motivo },
      ruta: opens ? `/asesorias/detalles/${_id}` : null,
    })),
  )
}

function tareas({ data, usuario }: Context, today: string): GrupoDeHoy {
  const due = data.notas
    .filter((nota) => nota.responsable?._id === usuario._id && !nota.hecha && (nota.vence ?? '9999') <= today)
    .toSorted((one, other) => (one.vence ?? '').localeCompare(other.vence ?? ''))
  return grupo(
    'Mis tareas de hoy y atrasadas',
    'No hay tareas para hoy ni atrasadas.',
    null,
    due.flatMap(({ _id, texto, vence, id_cliente }) => {
      const cliente = data.clientes.find((one) => one._id === id_cliente)
      const ruta = `/clientes/detalles/${id_cliente}?vista=notas`
      return cliente ? [{ _id, titulo: texto, detalle: nombreCompleto(cliente), dia: vence, ruta }] : []
    }),
  )
}

function terminan({ data, usuario }: Context, today: string): GrupoDeHoy {
  const may = (permiso: string) => hasPermission(usuario, permiso)
  const names = may('clientes.ver') || may('clientes.detalles')
  const until = masDias(today, 7)
  const ending = data.contrataciones
    .filter(
      ({ status, fecha_fin, id_cliente }) =>
        status === 0 &&
        fecha_fin <= until &&
        !data.contrataciones.some(
          (other) => other.id_cliente === id_cliente && other.status !== 2 && other.fecha_fin > fecha_fin,
        ),
    )
    .toSorted((one, other) => one.fecha_fin.localeCompare(other.fecha_fin))
  return grupo(
    'Terminan en 7 días',
    'Ninguna membresía termina en los próximos 7 días.',
    may('configuracion.membresias.ver')
      ? `/configuracion/membresias?vista=contrataciones&status=0&fin_desde=${today}&fin_hasta=${until}&sin_renovar=si`
      : null,
    ending.flatMap(({ _id, membresia, fecha_fin, id_cliente }) => {
      const cliente = data.clientes.find((one) => one._id === id_cliente)
      if (!cliente) return []
      const ruta = may('clientes.detalles') ? `/clientes/detalles/${id_cliente}` : null
      const common = { _id, dia: fecha_fin, ruta }
      if (!names) return [{ ...common, titulo: membresia.nombre }]
      const { celular, email } = cliente
      return [{ ...common, titulo: nombreCompleto(cliente), detalle: membresia.nombre, celular, email }]
    }),
  )
}

/** «Hoy» on the home page (E-18). */
export const inicio = {
  'POST /inicio/hoy': (_input, context) => {
    const may = (...any: string[]) => any.some((permiso) => hasPermission(context.usuario, permiso))
    const dia = hoy()
    const grupos = [
      may('asesorias.ver') && asesorias(context, dia),
      may('clientes.detalles') && tareas(context, dia),
      may('configuracion.membresias.ver', 'clientes.detalles') && terminan(context, dia),
    ]
    return { dia, grupos: grupos.filter((one) => one !== false) }
  },
} satisfies Partial<Handlers>
