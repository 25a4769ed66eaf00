/** The fields of an entity: name, kind, section and label of each. It needs no zod, so browsers may download it. */
export * from './clientes.ts'
export * from './destinos.ts'
