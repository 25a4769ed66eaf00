import { deletedNote, ownNote } from '../deleted.ts'
import type { OwnRows } from '../row.ts'

const theNote = (_world: unknown, { nota }: Record<string, unknown>) => (nota as { _id: string })._id

export const notasRows: OwnRows = {
  'POST /clientes/crear_nota': {
    body: ({ cliente, marca, usuario }) => ({
      id_cliente: cliente,
      texto: marca,
      vence: '2026-12-31',
      id_responsable: usuario,
    }),
    audit: { idEntidad: theNote },
  },
  'POST /clientes/editar_nota': {
    body: async (world, api) => ({
      ...(await ownNote(world, api)),
      texto: `Otra ${world.marca}`,
      id_responsable: world.usuario,
    }),
    audit: { idEntidad: theNote },
  },
  'POST /clientes/terminar_nota': {
    body: async (world, api) => ({ ...(await ownNote(world, api)), hecha: true }),
    audit: { idEntidad: theNote },
  },
  'POST /clientes/eliminar_nota': {
    body: ownNote,
  },
  'POST /clientes/restaurar_nota': {
    body: deletedNote,
    audit: { despues: true },
  },
  'POST /clientes/historia': {
    body: ({ cliente }) => ({ id_cliente: cliente, filas: 100 }),
  },
  'POST /tareas/mias': {
    body: () => ({}),
  },
}
