/** The titles of the host's own pages. */
export const textos = {
  inicio: 'Inicio',
  iniciarSesion: 'Iniciar sesión',
} as const
