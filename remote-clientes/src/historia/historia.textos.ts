import type { TipoHistoria } from '@backoffice/shared/contract'

const filtros: Record<TipoHistoria, string> = {
  nota: 'Notas',
  asesoria: 'Asesorías',
  contratacion: 'Membresías',
  pago: 'Pagos',
  archivo: 'Archivos',
  mensaje: 'Mensajes',
  cambio: 'Cambios',
}

export const textos = {
  titulo: 'Historia',
  notas: 'Notas y tareas',
  cargandoSeccion: 'Cargando la sección',
  filtrar: 'Mostrar de la historia',
  todo: 'Todo',
  filtros,
  vacia: 'No hay nada de este tipo',
  noSeLeyo: 'No se pudo leer.',
  reintentar: 'Reintentar',
  verMas: 'Ver más',
  sinMas: 'No se pudo leer lo que sigue. Se puede intentar de nuevo.',
  nota: 'Nota',
  tarea: 'Tarea',
  asesoria: 'Asesoría',
  archivo: 'Archivo agregado',
  mensajes: { correo: 'Correo enviado', whatsapp: 'Mensaje por WhatsApp' },
  hechos: { contratada: 'Membresía contratada', cancelada: 'Membresía cancelada' },
  pagos: { registrado: 'Pago registrado', cancelado: 'Pago cancelado' },
  dia: { hoy: 'Hoy', ayer: 'Ayer' },
  union: 'Unido con',
  cambio: (campo: string, antes: string, despues: string) => `${campo}: ${antes} → ${despues}`,
  cambios: {
    crear: 'Cliente agregado',
    editar: 'Datos editados',
    eliminar: 'Cliente eliminado',
    restaurar: 'Cliente restaurado',
  },
}
