import type { CallOptions } from '../../../http/callOptions.ts'
import { api } from '../../../http/index.ts'
import { nombresDeCampos } from '../../../contract/campos/index.ts'

type Read = Pick<CallOptions, 'signal'>
type Values = Record<string, unknown>

interface Editable {
  /** Who may edit one. */
  permiso: string
  /** The call that edits, where the server need not have it. */
  llamada?: string
  read(id: string, options: Read): Promise<object>
  /** Changes the members that are named and no others (their absence keeps a value). */
  edit(id: string, version: number | undefined, values: Values): Promise<unknown>
  /** The member of the edit for each field of the audit that its form has. */
  campos: Record<string, string>
  /** Fields that refer to something: its id and, where the record says it, its name. */
  referencias?: Record<string, Referencia>
}

interface Referencia {
  id(record: Values): string | null
  nombre?(record: Values): string
}

const own = (campo: string): Referencia => ({ id: (record) => (record[campo] as string | null) ?? null })
const asesorOf = ({ asesor }: Values) => asesor as { _id: string; nombre: string }

const same = (...campos: string[]) => Object.fromEntries(campos.map((campo) => [campo, campo]))

const body = (id: string, version: number | undefined, values: Values) => ({
  id,
  ...values,
  ...(version !== undefined && { version }),
})

/** The kinds of record of which one field may go back to what it said. */
export const editables: Record<string, Editable> = {
  cliente: {
    permiso: 'clientes.editar',
    read: async (id, options) => (await api.post('/clientes/detalles', { id }, options)).cliente,
    edit: (...one) => api.post('/clientes/editar', body(...one)),
    campos: same(...nombresDeCampos),
    referencias: { regimen_fiscal: own('regimen_fiscal'), giro: own('giro') },
  },
  asesoria: {
    permiso: 'asesorias.editar',
    llamada: '/asesorias/editar',
    read: async (id, options) => (await api.post('/asesorias/detalles', { id }, options)).asesoria,
    edit: (...one) => api.post('/asesorias/editar', body(...one)),
    campos: {
      ...same('motivo', 'tipo', 'finalizacion', 'descripcion', 'hora', 'minutos'),
      ...{ creacion: 'fecha', id_asesor: 'asesor' },
    },
    referencias: {
      id_asesor: { id: (record) => asesorOf(record)._id, nombre: (record) => asesorOf(record).nombre },
    },
  },
  usuario: {
    permiso: 'usuarios.editar',
    read: async (id, options) => (await api.post('/usuarios/detalles', { id }, options)).usuario,
    edit: (...one) => api.post('/usuarios/editar', body(...one)),
    // Its tipo decides its permissions, which a form shows together.
    campos: same('nombre', 'apellido_paterno', 'apellido_materno', 'email'),
  },
  membresia: {
    permiso: 'configuracion.membresias.ver',
    read: async (id, options) =>
      (await api.post('/configuracion/detalles_membresia', { id }, options)).membresia,
    edit: (...one) => api.post('/configuracion/editar_membresia', body(...one)),
    campos: same('nombre', 'precio', 'descripcion', 'beneficios', 'duracion'),
  },
  oficina: {
    permiso: 'usuarios.editar',
    llamada: '/configuracion/editar_oficina',
    read: async (_id, options) => (await api.get('/configuracion/detalles_oficina', options)).oficina,
    edit: (_id, version, values) => {
      const form = new FormData()
      for (const [campo, value] of Object.entries(values)) form.set(campo, String(value ?? ''))
      if (version !== undefined) form.set('version', String(version))
      form.set('logo', new File([], ''))
      return api.post('/configuracion/editar_oficina', form)
    },
    campos: same('nombre', 'razon_social', 'rfc', 'domicilio', 'telefono', 'email'),
  },
}
