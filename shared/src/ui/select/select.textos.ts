export const textos = {
  elegir: 'Elegir una opción',
  limpiar: (label: string) => `Quitar ${label}`,
  cargando: 'Cargando opciones…',
  sinOpciones: 'No hay opciones',
}
