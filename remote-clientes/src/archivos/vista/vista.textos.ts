/** The copy of the preview of a file (E-19). */
export const textos = {
  titulo: (nombre: string) => nombre,
  cargando: 'Cargando el archivo',
  noSePudo: 'No se pudo mostrar el archivo. Se puede intentar de nuevo en un momento.',
  noAqui: 'Este navegador no lo muestra aquí. Se puede abrir en otra pestaña.',
  reintentar: 'Reintentar',
  anterior: 'Anterior',
  siguiente: 'Siguiente',
  cual: (n: number, de: number) => `${n} de ${de}`,
  abrir: 'Abrir en otra pestaña',
  cerrar: 'Cerrar',
}
