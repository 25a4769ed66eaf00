import { ARCHIVO_MAX_MB, EXTENSIONES_ARCHIVO, EXTENSIONES_QUE_SE_VEN } from '@backoffice/shared/contract'
import { EXTENSIONES, extensionDe, MAX_MB, nombreDe, SE_VEN } from './limits.ts'
import { problemOf } from './problemOf.ts'

it('[D29] the texts name the limits of the contract', () => {
  expect(EXTENSIONES).toEqual(EXTENSIONES_ARCHIVO)
  expect(SE_VEN).toEqual(EXTENSIONES_QUE_SE_VEN)
  expect(MAX_MB).toBe(ARCHIVO_MAX_MB)
})

it.each([
  ['Contrato.PDF', 'pdf', 'Contrato'],
  ['copia.de.seguridad.Zip', 'zip', 'copia.de.seguridad'],
  ['sin extension', '', 'sin extension'],
  ['.oculto', '', '.oculto'],
])('[P-12] %s: the extension comes from the name, in lower case', (name, extension, nombre) => {
  expect(extensionDe(name)).toBe(extension)
  expect(nombreDe(name)).toBe(nombre)
})

const file = (name: string, size: number) => {
  const one = new File(['x'], name)
  Object.defineProperty(one, 'size', { value: size })
  return one
}

it.each([
  ['a.pdf', 1, null],
  ['a.pdf', 25 * 1024 * 1024, null],
  ['a.pdf', 25 * 1024 * 1024 + 1, 'Pesa más de 25 MB.'],
  ['a.pdf', 0, 'El archivo está vacío.'],
  ['a.exe', 1, 'Los archivos .exe no se admiten.'],
  ['a', 1, 'Un archivo sin extensión no se admite.'],
])('[D29] %s of %i bytes: %s', (name, size, problem) => {
  expect(problemOf(file(name, size))).toBe(problem)
})
