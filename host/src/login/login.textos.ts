export const textos = {
  titulo: 'Iniciar sesión',
  entrar: 'Iniciar sesión',
  olvido: 'No recuerdas tu contraseña?',
  confirmar: 'Confirmar el inicio de sesión',
  otraCuenta: 'Volver a iniciar sesión',
  recuperar: {
    titulo: 'Recuperar la cuenta',
    cargando: 'Cargando',
  },
} as const
