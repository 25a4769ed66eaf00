import { fechaLarga, numero, relativo, vencimiento } from '@backoffice/shared/format'

export const textos = {
  titulo: 'Perfil del cliente',
  editar: 'Editar',
  imprimir: 'Imprimir',
  avisar: 'Avisar',
  nuevaAsesoria: 'Nueva asesoría',
  unido: (nombre: string) => `Ese cliente se unió con «${nombre}», que es quien se muestra`,
  cargando: 'Cargando el perfil',
  noExiste: {
    titulo: 'Este cliente ya no existe',
    volver: 'Volver a Clientes',
  },
  alDia: {
    nota: 'Nota',
    tarea: 'Tarea',
    vence: (dia: string, hoy: string) =>
      dia > hoy ? `Vence el ${fechaLarga(dia)}, ${relativo(dia, hoy)}` : vencimiento(dia, hoy),
  },
  indicadores: {
    grupo: 'Indicadores generales',
    totales: 'Asesorias totales',
    pendientes: 'Asesorias pendientes',
    finalizadas: 'Asesorias finalizadas',
    membresia: 'Membresía',
    vencida: 'Vencida',
    cancelada: 'Cancelada',
    ninguna: 'Sin membresía',
    termina: (dias: number) =>
      dias === 0 ? 'termina hoy' : `termina en ${numero(dias)} ${dias === 1 ? 'día' : 'días'}`,
    termino: (dias: number) => `terminó hace ${numero(dias)} ${dias === 1 ? 'día' : 'días'}`,
    saldo: (monto: string) => `saldo: ${monto}`,
    porVenir: (n: number) => `${numero(n)} por venir`,
    enCurso: (n: number) => `${numero(n)} en curso`,
  },
  asesorias: {
    titulo: 'Historial de asesorias',
    vacia: 'No hay asesorias registradas',
    tipo: 'Tipo',
    asesor: 'Asesor',
    motivo: 'Motivo',
    fechaInicio: 'Fecha de inicio',
    fechaFin: 'Fecha de finalización',
    status: 'Status',
    sinDefinir: 'Sin definir',
    detalles: 'Detalles',
  },
}
