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
  acciones: { editar: 'Editar', eliminar: 'Eliminar' },
  exportar: 'Exportar',
  noSeExporto: 'No se pudo escribir el archivo de la lista. Se puede intentar de nuevo.',
  eliminar: {
    titulo: 'Eliminar usuario',
    si: 'Sí',
    antes: '¿Eliminar al usuario ',
    despues: '? Ya no podrá entrar; lo que hizo se conserva.',
    sinRespuesta:
      'El servidor no respondió: no se sabe si el usuario se eliminó. Se puede intentar de nuevo.',
  },
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
