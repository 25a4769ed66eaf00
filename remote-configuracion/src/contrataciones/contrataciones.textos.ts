/** The copy of /configuracion/membresias?vista=contrataciones. */
export const textos = {
  titulo: 'Contrataciones',
  vistas: { titulo: 'Vistas de membresías', planes: 'Planes', contrataciones: 'Contrataciones' },
  columnas: {
    cliente: 'Cliente',
    membresia: 'Membresía',
    total: 'Total',
    metodo: 'Método',
    inicio: 'Fecha de inicio',
    fin: 'Fecha de fin',
    status: 'Status',
  },
  acciones: { perfil: 'Perfil', renovar: 'Renovar' },
  preguntas: {
    titulo: 'Contrataciones por fecha',
    esteMes: 'Terminan este mes',
    porVencer: (dias: number) => `Por vencer en ${dias} días`,
    vencidas: 'Vencidas sin renovar',
  },
  /** What is shown, in number and sum. */
  cuantas: (total: string, suma: string) =>
    `${total} ${total === '1' ? 'contratación' : 'contrataciones'}: ${suma}`,
  masDe: (total: string) => `Más de ${total} contrataciones: son demasiadas para sumarlas`,
  vacia: {
    titulo: 'Aún no hay contrataciones',
    texto: 'Las membresías se contratan en el perfil de cada cliente.',
  },
  sinResultados: {
    titulo: 'Ninguna contratación coincide con la búsqueda',
    texto: (pedido: string) => `Se buscó ${pedido}. Con menos filtros aparecen más contrataciones.`,
  },
  pedido: {
    membresia: 'una membresía',
    status: (texto: string) => `status ${texto}`,
    metodo: (texto: string) => `método ${texto}`,
    inicioDesde: (dia: string) => `inicio desde el ${dia}`,
    inicioHasta: (dia: string) => `inicio hasta el ${dia}`,
    finDesde: (dia: string) => `fin desde el ${dia}`,
    finHasta: (dia: string) => `fin hasta el ${dia}`,
    sinRenovar: 'sin renovar',
  },
  filtro: {
    titulo: 'Filtrar contrataciones',
    cliente: 'Cliente',
    membresia: 'Membresía',
    cualquiera: 'Cualquiera',
    status: 'Status',
    metodo: 'Método de pago',
    inicioDesde: 'Inicio desde',
    inicioHasta: 'Inicio hasta',
    finDesde: 'Fin desde',
    finHasta: 'Fin hasta',
  },
}
