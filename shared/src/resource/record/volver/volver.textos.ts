export const textos = {
  accion: 'Volver a este valor',
  de: (campo: string, valor: string) => `de ${campo}: ${valor}`,
  titulo: 'Volver al valor anterior',
  cambio: (campo: string, ahora: string, antes: string) => `${campo}: ${ahora} → ${antes}`,
  otro: 'otro valor',
  nota: 'Se guarda como cualquier edición, y queda en el historial.',
  confirmar: 'Volver',
  cancelar: 'Cancelar',
}
