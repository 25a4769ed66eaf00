/**
 * The labels of each form's fields, by the kind of record and by their names in the audit: forms, conflicts and the
 * history of changes say the same. Those of a client stand in `contract/campos`.
 */
export const camposDe = {
  asesoria: {
    id_cliente: 'Cliente',
    motivo: 'Motivo',
    tipo: 'Tipo',
    id_asesor: 'Asesor',
    creacion: 'Fecha de creación',
    finalizacion: 'Fecha de finalización',
    status: 'Status',
    descripcion: 'Descripción',
    hora: 'Hora',
    minutos: 'Duración',
  },
  usuario: {
    nombre: 'Nombre',
    apellido_paterno: 'Apellido paterno',
    apellido_materno: 'Apellido materno',
    tipo: 'Tipo',
    email: 'Correo',
    permisos: 'Permisos',
    perfil_archivo: 'Foto',
  },
  membresia: {
    nombre: 'Nombre',
    precio: 'Precio',
    descripcion: 'Descripción',
    beneficios: 'Beneficios',
    duracion: 'Duración',
  },
  contratacion: {
    id_cliente: 'Cliente',
    id_membresia: 'Membresía',
    membresia: 'Membresía',
    total: 'Total',
    metodo: 'Método de pago',
    fecha_inicio: 'Fecha de inicio',
    fecha_fin: 'Fecha de fin',
    cancelacion: 'Cancelación',
  },
  oficina: {
    nombre: 'Nombre',
    razon_social: 'Razón social',
    rfc: 'RFC',
    domicilio: 'Domicilio',
    telefono: 'Teléfono',
    email: 'Correo',
    logo: 'Logo',
  },
  nota: {
    id_cliente: 'Cliente',
    texto: 'Texto',
    vence: 'Vence',
    id_responsable: 'Responsable',
    id_autor: 'Autor',
    hecha: 'Hecha',
  },
  archivo: {
    id_cliente: 'Cliente',
    nombre: 'Nombre',
    descripcion: 'Descripción',
    extension: 'Extensión',
    fecha: 'Fecha',
    bytes: 'Tamaño en bytes',
  },
} as const
