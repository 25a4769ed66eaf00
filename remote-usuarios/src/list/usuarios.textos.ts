/** The copy of /usuarios. */
export const textos = {
  titulo: 'Usuarios',
  filtros: 'Filtros de búsqueda',
  agregar: 'Agregar usuario',
  columnas: {
    nombre: 'Nombre',
    apellidoPaterno: 'Apellido paterno',
    apellidoMaterno: 'Apellido materno',
    tipo: 'Tipo',
    email: 'Correo',
    creacion: 'Fecha de creación',
  },
  acciones: { editar: 'Editar' },
  vacio: {
    titulo: 'Aún no hay usuarios',
    texto: 'Aquí se administra quién puede entrar al sistema.',
  },
  nadaEncontrado: {
    titulo: 'Ningún usuario coincide con la búsqueda',
    texto: 'Con menos filtros, o con «Buscar todos», aparecen más.',
  },
  filtrar: {
    titulo: 'Filtrar usuarios',
    nombre: 'Nombre',
    apellidoPaterno: 'Apellido paterno',
    apellidoMaterno: 'Apellido materno',
    tipo: 'Tipo',
    desde: 'Desde',
    hasta: 'Hasta',
  },
}
