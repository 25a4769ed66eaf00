/** The copy of a user's access (E-16). */
export const textos = {
  titulo: 'Acceso',
  cargando: 'Cargando el acceso',
  estados: {
    abierto: 'Puede entrar',
    cerrado: 'Acceso cerrado',
    pendiente: 'Aún sin contraseña',
  },
  ultima: (cuando: string) => `Última entrada: ${cuando}`,
  nunca: 'Nunca ha entrado',
  aLas: (dia: string, hora: string) => `${dia} ${hora}`,
  el: (fecha: string) => `el ${fecha}`,
  invitacion: {
    enviada: (envio: string, vence: string) =>
      `Invitación enviada ${envio}; el enlace vence ${vence}. Con otra, este deja de servir.`,
    vencida: (envio: string) => `La invitación enviada ${envio} ya venció.`,
    primera: 'Enviar invitación',
    otra: 'Reenviar invitación',
  },
  cierre: (cuando: string, por: string | null) =>
    por === null ? `Se cerró ${cuando}.` : `Lo cerró ${por} ${cuando}.`,
  devolver: 'Devolver acceso',
  cerrar: {
    accion: 'Cerrar acceso',
    titulo: (nombre: string) => `Cerrar el acceso de ${nombre}`,
    explica:
      'Se cierran sus sesiones y se detiene lo que tenga en marcha: cambios a varios, importaciones y exportaciones. La dirección de su calendario deja de valer. El usuario y lo que hizo se conservan, y el acceso se puede devolver.',
    pendientes: (que: string) => `Tiene ${que}.`,
    sinPendientes: 'No tiene asesorías abiertas ni tareas.',
    asesorias: (n: number) => (n === 1 ? '1 asesoría abierta' : `${n} asesorías abiertas`),
    tareas: (n: number) => (n === 1 ? '1 tarea sin terminar' : `${n} tareas sin terminar`),
    y: ' y ',
    quien: '¿Quién las toma?',
    nadie: 'Nadie: se quedan a su nombre',
    si: 'Cerrar acceso',
    no: 'Cancelar',
  },
  invitar: {
    casilla: 'Enviar acceso por correo',
    explica:
      'Llega un enlace que vale 72 horas, con el que la persona elige su contraseña. Antes no puede entrar.',
    sinServidor:
      'Aquí no hay servidor de correo: el mensaje queda en la carpeta de correos de la instalación, y quien la administra tiene que entregarlo.',
  },
}
