import { plain } from '../../../contract/index.ts'
import { Refusal, type Handlers, type Input } from '../handler.ts'
import { collection } from '../lists/collection.ts'
import { compare } from '../lists/listing.ts'
import { sentOf } from '../lists/rows.ts'

const TAKEN = 'Ya hay otra membresía con ese nombre; hay que cambiárselo antes de restaurar esta'

export const membresias = {
  ...collection('membresias', '/configuracion/*_membresia', {
    uno: 'membresia',
    frases: ['La membresía no existe', 'Membresía creada', 'Membresía eliminada', 'Membresía restaurada'],
    make: (input: Input<'POST /configuracion/crear_membresia'>, _context, base) => ({
      ...{ precio: 0, descripcion: null, duracion: null },
      ...sentOf(input),
      ...base,
    }),
    restorable: ({ nombre }, { data }) => {
      if (data.membresias.some((plan) => plain(plan.nombre) === plain(nombre))) throw new Refusal(409, TAKEN)
    },
  }),
  'GET /configuracion/listar_membresias': (_, { data }) => ({
    membresias: data.membresias.toSorted((a, b) => compare(a.nombre, b.nombre)),
  }),
} satisfies Partial<Handlers>
