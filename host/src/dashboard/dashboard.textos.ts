export const textos = {
  titulo: 'Inicio',
  enDesarrollo: 'Sección en desarrollo',
  texto: 'Aquí estará el resumen de la oficina.',
  conHoy: 'Abajo está lo de hoy.',
  resto: 'El resto del trabajo está en estas secciones:',
  mientras: 'Mientras tanto, el trabajo del día está en estas secciones:',
  continuar: (pagina: string) => `Continuar en ${pagina}`,
  pedida: 'Antes de iniciar sesión se pidió otra página.',
} as const
