export const textos = {
  titulo: 'Inicio',
  enDesarrollo: 'Sección en desarrollo',
  texto: 'Aquí estará el resumen de la oficina.',
  conHoy: 'Abajo está lo de hoy.',
  conReportes: 'Abajo están los reportes.',
  resto: 'El resto del trabajo está en estas secciones:',
  mientras: 'Mientras tanto, el trabajo del día está en estas secciones:',
  continuar: (pagina: string) => `Continuar en ${pagina}`,
  pasoDesde: (dia: string) =>
    `A partir del ${dia} hará falta un segundo paso para iniciar sesión, y esta cuenta no lo tiene.`,
  configurarPaso: 'Activarlo en Seguridad',
  vistas: { titulo: 'Vistas de Inicio', hoy: 'Hoy', reportes: 'Reportes' },
  pedida: 'Antes de iniciar sesión se pidió otra página.',
} as const
