import { unCliente, unId } from '../../shared/src/testing/builders.ts'

const NOMBRES = 'Ana Luis María Carlos Ximena Jorge Lucía Ángel Sofía Íñigo Rocío'.split(' ')
const APELLIDOS = 'López Hernández Ruiz Muñoz García Ávila Peña Ortega Zúñiga'.split(' ')

/** Clients unsorted by any column, and the same in every run. */
export const clientes = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const n = (i * 7919) % count
    return unCliente({
      _id: unId(i + 1),
      nombre: NOMBRES[n % 11] as string,
      apellido_paterno: APELLIDOS[n % 9] as string,
      celular: `33 ${1000 + (n % 9000)} ${1000 + ((n * 13) % 9000)}`,
      email: `persona${n}@correo.mx`,
    })
  })
