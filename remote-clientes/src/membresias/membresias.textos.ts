import { camposDe } from '@backoffice/shared/format'

const campos = camposDe.contratacion

export const textos = {
  titulo: 'Historial de membresias',
  vacia: 'No hay contrataciones de membresias registradas',
  columnas: {
    membresia: 'Membresía',
    total: 'Total',
    metodo: 'Método de pago',
    periodo: 'Periodo',
    status: 'Status',
  },
  saldo: (monto: string) => `saldo: ${monto}`,
  pagos: 'Pagos',
  sinDefinir: 'Sin definir',
  contratar: {
    boton: 'Contratar membresía',
    titulo: (cliente: string) => (cliente ? `Contratar membresía a ${cliente}` : 'Contratar membresía'),
    membresia: campos.membresia,
    elegir: 'Elegir una membresía',
    total: campos.total,
    metodo: campos.metodo,
    elegirMetodo: 'Elegir el método de pago',
    fechaInicio: campos.fecha_inicio,
    fechaFin: campos.fecha_fin,
    duracion: 'Duración',
    guardar: 'Contratar',
    sinPlanes: 'No hay membresías que contratar. Se agregan en Configuración, Membresias.',
    sinCatalogo: 'No se pudo cargar la lista de membresías.',
    reintentar: 'Reintentar',
    faltanObligatorios: 'Todos los campos son obligatorios',
    obligatorio: 'Es obligatorio',
    finAntesDelInicio: 'No puede ser anterior a la fecha de inicio',
  },
  renovar: {
    accion: 'Renovar',
    titulo: (cliente: string) => (cliente ? `Renovar membresía de ${cliente}` : 'Renovar membresía'),
    anterior: (total: string, largo: string) => `La anterior: ${total} · ${largo}`,
    yaNoSeOfrece: (nombre: string) => `La membresía ${nombre} ya no se ofrece. Hay que elegir otra.`,
  },
  cancelar: {
    accion: 'Cancelar membresía',
    titulo: 'Cancelar membresía',
    antes: '¿Cancelar la membresía ',
    despues: '? Queda en el historial como cancelada.',
    conPagos: (pagado: string, saldo: string | null) =>
      `Los pagos registrados (${pagado}) se quedan y siguen contando como ingreso; lo que se devuelva se cancela en «Pagos».${saldo ? ` El saldo de ${saldo} deja de deberse.` : ''}`,
    sinRespuesta:
      'El servidor no respondió: no se sabe si la membresía se canceló. Se puede intentar de nuevo.',
    sinConexion:
      'Sin conexión: no se sabe si la membresía se canceló. Se puede intentar de nuevo en cuanto vuelva.',
    noSePudo: 'No se pudo cancelar. Se puede intentar de nuevo en un momento.',
  },
}
