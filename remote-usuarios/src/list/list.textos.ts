/** The copy of /usuarios. */
export const textos = {
  titulo: 'Usuarios',
  agregar: 'Agregar usuario',
  vistas: {
    titulo: 'Vistas de usuarios',
    usuarios: 'Usuarios',
    bitacora: 'Bitácora',
    cargando: 'Cargando la bitácora',
  },
  columnas: {
    nombre: 'Nombre',
    apellidoPaterno: 'Apellido paterno',
    apellidoMaterno: 'Apellido materno',
    tipo: 'Tipo',
    email: 'Correo',
    creacion: 'Fecha de creación',
  },
  sinEntrar: { cerrado: 'Sin acceso', pendiente: 'Por entrar' },
  acciones: { editar: 'Editar', eliminar: 'Eliminar' },
  eliminar: {
    titulo: 'Eliminar usuario',
    si: 'Sí',
    antes: '¿Eliminar al usuario ',
    despues: '? Ya no podrá entrar; lo que hizo se conserva.',
    sinRespuesta:
      'El servidor no respondió: no se sabe si el usuario se eliminó. Se puede intentar de nuevo.',
  },
  vacia: {
    titulo: 'Aún no hay usuarios',
    texto: 'Aquí se administra quién puede entrar al sistema.',
  },
  sinResultados: {
    titulo: 'Ningún usuario coincide',
    texto: () => 'Con menos filtros, o con solo una parte de cada texto, aparecen más usuarios.',
  },
  eliminado: { titulo: 'Usuario eliminado' },
  pedido: {
    texto: 'Buscador',
    eliminados: 'Eliminados',
    tipo: (texto: string) => `Tipo: ${texto}`,
    creacion: 'Creación',
    desde: (dia: string) => `Desde el ${dia}`,
    hasta: (dia: string) => `Hasta el ${dia}`,
  },
  filtro: {
    titulo: 'Filtrar usuarios',
    nombre: 'Nombre',
    apellidoPaterno: 'Apellido paterno',
    apellidoMaterno: 'Apellido materno',
    tipo: 'Tipo',
    desde: 'Desde',
    hasta: 'Hasta',
    ver: 'Ver',
    eliminados: 'Eliminados',
  },
}
