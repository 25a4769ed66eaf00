export const textos = {
  titulo: 'Buscar en todo',
  campo: 'Nombre, teléfono, RFC, correo, empresa, motivo o sección',
  resultados: 'Resultados',
  buscando: 'Buscando…',
  nada: (text: string) => `No hay nada con «${text}».`,
  vacia: 'Aquí aparece lo que se abrió hace poco desde este buscador.',
  cuantos: (n: number) => (n === 1 ? '1 resultado' : `${n} resultados`),
  todos: (n: number, exact: boolean) =>
    exact ? `Ver los ${n.toLocaleString('es-MX')}` : `Ver los más de ${n.toLocaleString('es-MX')}`,
  falla: 'No se pudo buscar.',
  reintentar: 'Reintentar',
  llamar: (nombre: string) => `Llamar a ${nombre}`,
  teclas: '↑ ↓ eligen · Enter abre · Ctrl+Enter abre en otra pestaña',
  atajos: 'Atajos de teclado (?)',
  inicio: 'Inicio',
  grupos: {
    recientes: 'Recientes',
    secciones: 'Secciones',
    acciones: 'Acciones',
  },
} as const
