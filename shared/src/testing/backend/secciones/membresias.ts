import type { Handlers } from '../handler.ts'
import { collection } from '../lists/collection.ts'
import { compare } from '../lists/listing.ts'

const TAKEN = 'Ya hay otra membresía con ese nombre; hay que cambiárselo antes de restaurar esta'

export const membresias = {
  ...collection('membresias', '/configuracion/*_membresia', {
    nombre: { uno: 'membresía', femenino: true },
    begins: { precio: 0, duracion: null },
    unico: ['nombre', TAKEN],
  }),
  'GET /configuracion/listar_membresias': (_, { data }) => ({
    membresias: data.membresias.toSorted((a, b) => compare(a.nombre, b.nombre)),
  }),
} satisfies Partial<Handlers>
