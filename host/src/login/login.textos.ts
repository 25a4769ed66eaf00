export const textos = {
  titulo: 'Iniciar sesión',
  entrar: 'Iniciar sesión',
  olvido: 'No recuerdas tu contraseña?',
  confirmar: 'Confirmar el inicio de sesión',
  otraCuenta: 'Volver a iniciar sesión',
  seMudo: {
    titulo: 'La oficina cambió de dirección',
    texto: 'Se entra allá con el mismo correo y la misma contraseña.',
    ir: (direccion: string) => `Ir a ${direccion.replace(/^https?:\/\//, '')}`,
  },
  recuperar: {
    titulo: 'Recuperar la cuenta',
    cargando: 'Cargando',
  },
} as const
