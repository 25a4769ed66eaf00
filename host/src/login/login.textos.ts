export const textos = {
  titulo: 'Iniciar sesión',
  entrar: 'Iniciar sesión',
  olvido: 'No recuerdas tu contraseña?',
  recuperar: {
    titulo: 'Recuperar la cuenta',
    texto: 'Todavía no es posible recuperar la contraseña desde aquí.',
    quien: 'Quien administra el sistema en la oficina puede asignar una contraseña nueva.',
    volver: 'Iniciar sesión',
  },
} as const
