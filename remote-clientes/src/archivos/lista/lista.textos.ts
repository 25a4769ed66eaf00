/** The copy of /clientes?vista=archivos. */
export const textos = {
  titulo: 'Archivos con vencimiento',
  columnas: { nombre: 'Archivo', cliente: 'Cliente', clase: 'Clase', vence: 'Vence' },
  verCliente: 'Ver el cliente',
  vencido: 'Vencido',
  vacia: {
    titulo: 'Ningún archivo tiene vencimiento',
    texto: 'Al agregar o editar un archivo de un cliente se dice hasta cuándo vale.',
  },
  sinResultados: {
    titulo: 'Ningún archivo vence en esos días',
    texto: () => 'Con otros días o con menos filtros aparecen más.',
  },
  preguntas: {
    titulo: 'Lo que se pregunta seguido',
    vencidos: 'Vencidos',
    en: (dias: number) => `En ${dias} días`,
  },
  pedido: {
    clase: (clase: string) => `Clase: ${clase}`,
    desde: (dia: string) => `Vence desde el ${dia}`,
    hasta: (dia: string) => `Vence hasta el ${dia}`,
  },
  filtro: {
    titulo: 'Filtrar archivos',
    clase: 'Clase',
    cualquiera: 'Cualquiera',
    desde: 'Vence desde',
    hasta: 'Vence hasta',
  },
}
