import { clienteCampos, effectivePermisos } from '../contract/index.ts'
import type {
  AsesoriaFila,
  Cliente,
  Empresa,
  Membresia,
  Nota,
  Pago,
  PerfilCliente,
  Permisos,
  UsuarioSesion,
} from '../contract/index.ts'
import type { ArchivoGuardado, ContratacionGuardada, LoteGuardado } from './backend/data.ts'

/* Test data with fixed defaults: a test names only the members that matter to it. */

/** A valid id (UUIDv7) made from a small number: the same number gives the same id. */
export const unId = (n: number): string => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

/** Every field of the form, empty. */
const sinDatos = Object.fromEntries(Object.keys(clienteCampos.shape).map((campo) => [campo, null])) as Record<
  keyof typeof clienteCampos.shape,
  null
>

/** A client with only its required fields. */
export const unCliente = (own: Partial<Cliente> = {}): Cliente => ({
  _id: unId(1),
  version: 1,
  ...sinDatos,
  nombre: 'Ana',
  apellido_paterno: 'López',
  apellido_materno: 'Ruiz',
  celular: '33 1234 5678',
  email: 'ana.lopez@correo.mx',
  creacion: '2024-03-05T18:30:00.000Z',
  status: 0,
  ...own,
})

/** Many clients: «Cliente 1», «Cliente 2» … */
export const unosClientes = (count: number): Cliente[] =>
  Array.from({ length: count }, (_, i) => unCliente({ _id: unId(i + 1), nombre: `Cliente ${i + 1}` }))

/** An Administrador with all permissions. */
export const unUsuario = (own: Partial<UsuarioSesion> = {}): UsuarioSesion => ({
  _id: unId(0x100),
  version: 1,
  nombre: 'Rosa',
  apellido_paterno: 'Méndez',
  apellido_materno: null,
  tipo: 0,
  email: 'rosa@demo.mx',
  creacion: '2024-01-02T15:00:00.000Z',
  url_perfil_g: null,
  permisos: todosLosPermisos(),
  ...own,
})

/** The whole tree of permissions of an Administrador. */
export const todosLosPermisos = () => effectivePermisos(0, null) as Record<string, Permisos>

type FilaSinAsesor = Omit<AsesoriaFila, 'asesor'>

/** An active row of the list of advisories. */
export const unaAsesoria = (own: Partial<FilaSinAsesor> = {}): FilaSinAsesor => ({
  _id: unId(0x200),
  version: 1,
  cliente: 'Ana López Ruiz',
  empresa: 'Panadería La Espiga',
  motivo: 'Plan de alimentación',
  creacion: '2024-04-01',
  finalizacion: null,
  status: 0,
  ...own,
})

/** A file of the client `unCliente()`. */
export const unArchivo = (own: Partial<ArchivoGuardado> = {}): ArchivoGuardado => ({
  _id: unId(0x600),
  version: 1,
  id_cliente: unId(1),
  nombre: 'Constancia de situación fiscal',
  descripcion: 'La de este año',
  extension: 'pdf',
  fecha: '2024-03-06T18:00:00.000Z',
  tamano: 48_213,
  url: '/admin/descargas/constancia',
  ...own,
})

/** An open task of `unUsuario()`. */
export const unaNota = (own: Partial<Nota> = {}): Nota => {
  const { _id, nombre, apellido_paterno } = unUsuario()
  const persona = { _id, nombre: [nombre, apellido_paterno].filter(Boolean).join(' ') }
  return {
    _id: unId(0x800),
    version: 1,
    texto: 'Llamar para confirmar la cita',
    vence: '2024-05-03',
    responsable: persona,
    hecha: null,
    autor: persona,
    creacion: '2024-04-15T16:00:00.000Z',
    ...own,
  }
}

/** A batch that has ended. */
export const unLote = (own: Partial<LoteGuardado> = {}): LoteGuardado => ({
  _id: unId(0x900),
  lista: 'clientes',
  accion: 'eliminar',
  estado: 'terminado',
  motivo: null,
  total: 1,
  hechos: 0,
  fallidos: 1,
  creacion: '2024-05-01T12:00:00.000Z',
  fin: '2024-05-01T12:00:01.000Z',
  listos: [],
  fallas: [{ _id: unId(0x901), nombre: null, motivo: 'El cliente no existe' }],
  ...own,
})

/** A payment of the purchase `unaContratacion()`. */
export const unPago = (own: Partial<Pago> = {}): Pago => ({
  ...{ _id: unId(0x780), version: 1 },
  ...{ fecha: '2024-04-02', metodo: 0, monto: 200, cancelacion: null },
  ...own,
})

/** An active purchase of the client `unCliente()`. */
export const unaContratacion = (own: Partial<ContratacionGuardada> = {}): ContratacionGuardada => ({
  _id: unId(0x700),
  version: 1,
  id_cliente: unId(1),
  membresia: { _id: unId(0x300), nombre: 'Básica' },
  total: 499.5,
  metodo: 0,
  fecha_inicio: '2024-04-01',
  fecha_fin: '2024-04-30',
  status: 0,
  ...own,
})

/**
 * The profile of a client without files, advisories or purchases, for a view that receives its profile from elsewhere.
 */
export function unPerfil(own: Partial<PerfilCliente> = {}): PerfilCliente {
  const cliente = unCliente()
  return {
    _id: cliente._id,
    version: 1,
    indicadores_generales: {
      asesorias_totales: 0,
      asesorias_pendientes: 0,
      asesorias_finalizadas: 0,
      membresia_actual: null,
    },
    informacion_personal: cliente,
    informacion_empresarial: cliente,
    archivos: [],
    asesorias: [],
    contrataciones: [],
    ...own,
  }
}

/** A membership plan. */
export const unaMembresia = (own: Partial<Membresia> = {}): Membresia => ({
  _id: unId(0x300),
  version: 1,
  nombre: 'Básica',
  precio: 499.5,
  descripcion: 'Acceso a asesorías en línea',
  beneficios: ['Una asesoría al mes', 'Boletín mensual'],
  duracion: null,
  ...own,
})

/** The office. */
export const unaEmpresa = (own: Partial<Empresa> = {}): Empresa => ({
  _id: unId(0x400),
  nombre: 'Asesoría Integral Demo',
  ...own,
})
