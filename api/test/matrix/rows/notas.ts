import { deletedNote } from '../deleted.ts'
import { ownNote } from '../own.ts'
import type { Rows } from '../row.ts'

const theNote = (_world: unknown, { nota }: Record<string, unknown>) => (nota as { _id: string })._id

export const notasRows: Rows = {
  'POST /clientes/crear_nota': {
    needs: ['clientes.editar'],
    body: ({ cliente, marca, usuario }) => ({
      id_cliente: cliente,
      texto: marca,
      vence: '2026-12-31',
      id_responsable: usuario,
    }),
    writes: {
      accion: 'crear',
      entidad: 'nota',
      idEntidad: theNote,
    },
  },
  'POST /clientes/editar_nota': {
    needs: ['clientes.editar'],
    body: async (world, api) => ({
      ...(await ownNote(world, api)),
      texto: `Otra ${world.marca}`,
      id_responsable: world.usuario,
    }),
    writes: { accion: 'editar', entidad: 'nota', idEntidad: theNote },
  },
  'POST /clientes/terminar_nota': {
    needs: ['clientes.editar'],
    body: async (world, api) => ({ ...(await ownNote(world, api)), hecha: true }),
    writes: { accion: 'editar', entidad: 'nota', idEntidad: theNote },
  },
  'POST /clientes/eliminar_nota': {
    needs: ['clientes.editar'],
    body: ownNote,
    writes: { accion: 'eliminar', entidad: 'nota' },
  },
  'POST /clientes/restaurar_nota': {
    needs: ['clientes.editar'],
    body: deletedNote,
    writes: { accion: 'restaurar', entidad: 'nota', despues: true },
  },
  'POST /clientes/historia': {
    needs: ['clientes.detalles'],
    body: ({ cliente }) => ({ id_cliente: cliente, filas: 100 }),
  },
  'POST /tareas/mias': {
    needs: ['clientes.detalles'],
    body: () => ({}),
  },
}
