export const textos = {
  formato: 'dd/mm/aaaa',
  abrir: 'Abrir calendario',
  cerrar: 'Cerrar calendario',
  calendario: 'Calendario',
  mes: 'Mes',
  anio: 'Año',
  mesAnterior: 'Mes anterior',
  mesSiguiente: 'Mes siguiente',
  elegir: 'Elegir',
  noDisponible: 'No disponible:',
  noEsFecha: (texto: string) => `«${texto}» no es una fecha; se escribe como 31/12/1990`,
  noHaLlegado: (texto: string, hoy: string) => `«${texto}» no ha llegado; hoy es ${hoy}`,
  fueraDeRango: (texto: string, desde: string, hasta: string) =>
    `«${texto}» queda fuera del calendario, que va del ${desde} al ${hasta}`,
}
