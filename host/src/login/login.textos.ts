export const textos = {
  titulo: 'Iniciar sesión',
  entrar: 'Iniciar sesión',
  olvido: 'No recuerdas tu contraseña?',
  recuperar: {
    titulo: 'Recuperar la cuenta',
    cargando: 'Cargando',
    noCargo: 'No se pudo descargar esta parte de la página.',
    reintentar: 'Reintentar',
  },
} as const
