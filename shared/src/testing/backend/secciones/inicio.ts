import { HOY_FILAS, type FilaDeHoy, type GrupoDeHoy } from '../../../contract/index.ts'
import { hoy, masDias, nombreCompleto } from '../../../format/index.ts'
import { hasPermission } from '../../../remote/permissions.ts'
import type { Handlers } from '../handler.ts'
import { tareasDe } from '../clientes/notas.ts'
import { isRenewed } from '../clientes/contrataciones.ts'

const nothing = { detalle: null, dia: null, ruta: null, celular: null, email: null }

const grupo = (
  titulo: string,
  vacio: string,
  ruta: string | null,
  filas: Partial<FilaDeHoy>[],
): Omit<GrupoDeHoy, 'filas'> & { filas: object[] } => ({
  ...{ titulo, vacio, ruta, total: filas.length },
  filas: filas.slice(0, HOY_FILAS).map((fila) => ({ ...nothing, ...fila })),
})

/** «Hoy» on the home page (E-18). */
export const inicio = {
  'POST /inicio/hoy': (_input, { data, usuario }) => {
    const may = (...any: string[]) => any.some((permiso) => hasPermission(usuario, permiso))
    const dia = hoy()
    const until = masDias(dia, 7)
    const asesorias = data.asesorias.filter(
      ({ asesor, creacion, status }) => asesor?._id === usuario._id && creacion === dia && status === 0,
    )
    const ending = data.contrataciones.filter(
      (one) => one.status === 0 && one.fecha_fin <= until && !isRenewed(one, data),
    )
    const grupos = [
      may('asesorias.ver') &&
        grupo(
          'Mis asesorías de hoy',
          'Hoy no hay asesorías a mi cargo.',
          `/asesorias?status=0&fecha_inicio=${dia}&fecha_fin=${dia}&asesor=${usuario._id}&orden=creacion&direccion=asc`,
          asesorias.map(({ _id, cliente, motivo }) => ({
            ...{ _id, titulo: cliente, detalle: motivo },
            ruta: may('asesorias.detalles') ? `/asesorias/detalles/${_id}` : null,
          })),
        ),
      may('clientes.detalles') &&
        grupo(
          'Mis tareas de hoy y atrasadas',
          'No hay tareas para hoy ni atrasadas.',
          null,
          tareasDe(usuario, data)
            .filter(({ vence }) => vence !== null && vence <= dia)
            .map(({ _id, texto, vence, cliente }) => ({
              ...{ _id, titulo: texto, detalle: cliente.nombre, dia: vence },
              ruta: `/clientes/detalles/${cliente._id}?vista=notas`,
            })),
        ),
      may('configuracion.membresias.ver', 'clientes.detalles') &&
        grupo(
          'Terminan en 7 días',
          'Ninguna membresía termina en los próximos 7 días.',
          may('configuracion.membresias.ver')
            ? `/configuracion/membresias?vista=contrataciones&status=0&fin_desde=${dia}&fin_hasta=${until}&sin_renovar=si`
            : null,
          data.clientes.flatMap((cliente) =>
            ending
              .filter(({ id_cliente }) => id_cliente === cliente._id)
              .map(({ _id, membresia, fecha_fin }) => ({
                ...{ _id, titulo: nombreCompleto(cliente), detalle: membresia.nombre, dia: fecha_fin },
                ...{ celular: cliente.celular, email: cliente.email },
                ruta: may('clientes.detalles') ? `/clientes/detalles/${cliente._id}` : null,
              })),
          ),
        ),
    ]
    return { dia, grupos: grupos.filter((one) => one !== false) }
  },
} satisfies Partial<Handlers>
