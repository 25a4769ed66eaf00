export const textos = {
  elegir: 'Elegir una opción',
  limpiar: (label: string) => `Quitar ${label}`,
  abrir: (label: string) => `Opciones de ${label}`,
  cargando: 'Cargando opciones…',
  sinOpciones: 'No hay opciones',
  nadaCoincide: (texto: string) => `Nada coincide con «${texto}»`,
  cuantas: (cuantas: number) => (cuantas === 1 ? '1 opción' : `${cuantas} opciones`),
  /** For a text left in the box. */
  quedo: {
    nada: (texto: string) => `Nada coincide con «${texto}»; hay que elegir una opción de la lista`,
    varias: (texto: string, cuantas: number) =>
      `«${texto}» coincide con ${cuantas === 1 ? '1 opción' : `${cuantas} opciones`}; hay que elegir una de la lista`,
  },
}
