export const textos = {
  titulo: 'Inicio',
  enDesarrollo: 'Sección en desarrollo',
  texto: 'Aquí estará el resumen de la oficina.',
  mientras: 'Mientras tanto, el trabajo del día está en estas secciones:',
  continuar: (pagina: string) => `Continuar en ${pagina}`,
  pedida: 'Se pidió esa página antes de iniciar sesión.',
} as const
