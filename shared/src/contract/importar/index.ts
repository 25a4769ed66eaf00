/** How a sheet is read as clients. It needs no zod, so that the browser takes more than types of it. */
export * from './adivinar.ts'
export * from './celdas.ts'
export * from './fila.ts'
export * from './nombreCompleto.ts'
