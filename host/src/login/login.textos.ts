export const textos = {
  titulo: 'Iniciar sesión',
  entrar: 'Iniciar sesión',
  olvido: 'No recuerdas tu contraseña?',
  recuperar: {
    titulo: 'Recuperar la cuenta',
    cargando: 'Cargando',
  },
} as const
