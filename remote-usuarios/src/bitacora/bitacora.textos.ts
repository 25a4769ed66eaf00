/** What the audit calls what was done, in words. */
export const acciones: Record<string, string> = {
  crear: 'Creó',
  editar: 'Cambió',
  eliminar: 'Eliminó',
  restaurar: 'Restauró',
  ver: 'Vio',
  listar: 'Leyó la lista',
  exportar: 'Exportó',
  descargar: 'Descargó',
  enviar: 'Envió',
  iniciar_sesion: 'Inició sesión',
  cerrar_sesion: 'Cerró sesión',
  iniciar_sesion_fallido: 'No pudo iniciar sesión',
  pedir_segundo_paso: 'Empezó a iniciar sesión',
  confirmar_contrasena_fallido: 'No confirmó su contraseña',
  pedir_recuperacion: 'Pidió recuperar su cuenta',
  verificar_codigo: 'Escribió el código',
  verificar_codigo_fallido: 'Escribió un código incorrecto',
  recuperar: 'Recuperó su cuenta',
  aceptar_invitacion: 'Aceptó su invitación',
  borrar_datos: 'Borró los datos',
}

/** And what it was done to. */
export const entidades: Record<string, string> = {
  cliente: 'Cliente',
  asesoria: 'Asesoría',
  usuario: 'Usuario',
  membresia: 'Membresía',
  contratacion: 'Contratación',
  archivo: 'Archivo',
  nota: 'Nota o tarea',
  mensaje: 'Mensaje',
  pago: 'Pago',
  recibo: 'Recibo',
  importacion: 'Importación',
  busqueda_duplicados: 'Búsqueda de duplicados',
  pares_distintos: 'Personas distintas',
  exportacion: 'Archivo exportado',
  calendario: 'Calendario',
  oficina: 'Oficina',
  empresa: 'Empresa',
  textos_mensajes: 'Textos de mensajes',
  vistas: 'Vistas de una lista',
  lote: 'Lote',
  sesion: 'Sesión',
  acceso: 'Acceso',
  invitacion: 'Invitación',
  segundo_paso: 'Segundo paso',
  llave_acceso: 'Llave de acceso',
  equipo_recordado: 'Equipo recordado',
  auditoria: 'Bitácora',
}

/** A word that has no name here yet: `cambio_de_plan` → «cambio de plan». */
const asWords = (word: string) => word.replaceAll('_', ' ')

export const nombreDeAccion = (accion: string): string => acciones[accion] ?? asWords(accion)
export const nombreDeEntidad = (entidad: string): string => entidades[entidad] ?? asWords(entidad)

/** The copy of /usuarios?vista=bitacora. */
export const textos = {
  titulo: 'Bitácora',
  columnas: {
    momento: 'Cuándo',
    usuario: 'Quién',
    accion: 'Qué hizo',
    registro: 'De qué registro',
    cambios: 'Qué campos',
    direccion: 'Desde qué dirección',
  },
  nadie: 'Sin sesión',
  ver: 'Ver',
  detalle: {
    titulo: 'Lo que se hizo',
    campos: 'Antes y después',
    campo: 'Campo',
    antes: 'Antes',
    despues: 'Después',
    sinCampos: 'De esto la bitácora no guarda campos, o los datos de la persona se borraron.',
    cerrar: 'Cerrar',
    soloEste: 'Todo lo de este registro',
  },
  vacia: {
    titulo: 'Aún no hay nada en la bitácora',
    texto: 'Cada cambio y cada inicio de sesión quedan aquí.',
  },
  sinResultados: {
    titulo: 'Nada de la bitácora coincide',
    texto: () => 'Con otros días o con menos filtros aparece más.',
  },
  pedido: {
    usuario: (nombre: string) => `Quién: ${nombre}`,
    elegido: 'la persona elegida',
    accion: (texto: string) => `Qué hizo: ${texto}`,
    entidad: (texto: string) => `Registros: ${texto}`,
    registro: 'Un solo registro',
    desde: (dia: string) => `Desde el ${dia}`,
    hasta: (dia: string) => `Hasta el ${dia}`,
  },
  filtro: {
    titulo: 'Filtrar la bitácora',
    usuario: 'Quién',
    accion: 'Qué hizo',
    entidad: 'Registros',
    desde: 'Desde',
    hasta: 'Hasta',
    cualquiera: 'Cualquiera',
  },
}
