/** The copy of /configuracion/perfil?vista=seguridad. */
export const textos = {
  titulo: 'Seguridad',
  cargando: 'Cargando la seguridad de la cuenta',
  sesiones: {
    titulo: 'Sesiones abiertas',
    explica:
      'Los equipos en los que esta cuenta tiene la sesión iniciada. Una que no se reconozca se cierra aquí; después conviene cambiar la contraseña.',
    esta: 'Esta sesión',
    desde: (dia: string, hora: string) => `Desde el ${dia}, ${hora}`,
    uso: (dia: string, hora: string) => `último uso el ${dia}, ${hora}`,
    direccion: (direccion: string) => `Dirección ${direccion}`,
    cerrar: 'Cerrar',
    /** Completes the button's name for screen readers. */
    cual: (equipo: string, direccion: string) => `la sesión de ${equipo}, ${direccion}`,
    cerrarOtras: 'Cerrar las demás',
    confirmar: {
      titulo: 'Cerrar las demás sesiones',
      si: 'Cerrar las demás',
      pregunta: 'En los demás equipos habrá que iniciar sesión otra vez. ¿Cerrar todas menos esta?',
    },
  },
} as const
