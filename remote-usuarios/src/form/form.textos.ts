import { camposDe } from '@backoffice/shared/format'

/** The copy of the user forms. */
export const textos = {
  nuevo: 'Nuevo usuario',
  historial: 'Historial de cambios',
  editar: 'Editar usuario',
  datos: 'Datos del usuario',
  campos: {
    ...camposDe.usuario,
    password: 'Contraseña',
    passwordConf: 'Confirmar contraseña',
    invitar: 'Enviar acceso por correo',
  },
  elegirTipo: 'Elegir el tipo',
  sinCambio: 'Vacía, la contraseña se queda como está.',
  faltan: 'Todos los campos son obligatorios',
  obligatorio: 'Es obligatorio',
  distintas: 'Las contraseñas no coinciden',
  ambas: 'Deben llenarse ambas contraseñas',
  propio: 'Los datos propios se cambian en Configuración, Perfil.',
  irAlPerfil: 'Ir al perfil',
  conflicto: 'Otra persona cambió este usuario',
  noExiste: {
    titulo: 'Este usuario ya no existe',
    volver: 'Volver a Usuarios',
    to: '/usuarios',
  },
}
