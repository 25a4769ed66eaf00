import type { CallName } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import type { TestApi } from '../api.ts'
import { pdfPart } from '../multipart.ts'
import { anImport } from './importacion.ts'
import { runningLote } from './lote.ts'
import { recipes } from './recipes.ts'
import { send } from './send.ts'

/** One tenant with one of everything, made through the calls themselves. */
export interface World {
  idLocatario: string
  /** A text in every name: an answer that contains it shows this tenant's data. */
  marca: string
  /** The Administrador's. */
  token: string
  /** Who will make the call, where that is somebody else: for records that only their author may change. */
  caller?: string
  admin: string
  cliente: string
  asesoria: string
  usuario: string
  /** What that user signs in with. */
  email: string
  membresia: string
  contratacion: string
  archivo: string
  nota: string
  /** Running, the Administrador's. */
  lote: string
  /** Read and not begun, the Administrador's. */
  importacion: string
  /** One of each further entity, by the name of its file in `recipes/`. */
  made: Record<string, string>
}

export const CLAVE = 'bicicleta azul y roja'

/** A new tenant with its Administrador. */
export async function newTenant(api: TestApi): Promise<Pick<World, 'idLocatario' | 'token' | 'admin'>> {
  const idLocatario = uuidv7()
  await api.addEmpresa(idLocatario)
  const email = `${uuidv7()}@pruebas.mx`
  const admin = await api.addUser({ email, tipo: 0 }, idLocatario)
  return { idLocatario, admin, token: await api.signIn(email) }
}

/** One more of everything in a tenant. */
export async function fillWorld(
  api: TestApi,
  tenant: Pick<World, 'idLocatario' | 'token' | 'admin'>,
  marca: string,
): Promise<World> {
  const make = async (name: CallName, body: object, idIn: (answer: never) => unknown, file = false) => {
    // The matrix itself says which calls are missing.
    if (!api.app.calls.includes(name)) return uuidv7()
    const answer = await send(api, name, {
      body,
      token: tenant.token,
      ...(file && { file: pdfPart('archivo') }),
    })
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return idIn(answer.body as never) as string
  }
  type Made = Record<string, { _id: string }> & { _id: string; archivos: { _id: string }[] }
  const own = (answer: Made) => answer._id

  const email = `${uuidv7()}@pruebas.mx`
  const membresia = await make(
    'POST /configuracion/crear_membresia',
    { nombre: `Plan ${marca}`, precio: 100, descripcion: marca, beneficios: [`Uno ${marca}`] },
    (a: Made) => a.membresia?._id,
  )
  const cliente = await make('POST /clientes/crear', { nombre: `Cliente ${marca}`, email }, own)
  const asesoria = await make(
    'POST /asesorias/crear',
    { cliente, motivo: `Motivo ${marca}`, fecha: '2026-01-15', descripcion: marca },
    own,
  )
  const usuario = await make(
    'POST /usuarios/crear',
    {
      nombre: `Usuario ${marca}`,
      apellido_paterno: marca,
      tipo: 1,
      email,
      password: CLAVE,
      passwordConf: CLAVE,
      // No permissions, so that anyone who may edit users may edit this one (D22).
      permisos: {},
    },
    (a: Made) => a.usuario?._id,
  )
  const contratacion = await make(
    'POST /clientes/crear_contratacion',
    {
      id_cliente: cliente,
      id_membresia: membresia,
      total: 99.5,
      metodo: 1,
      fecha_inicio: '2026-01-01',
      fecha_fin: '2999-12-31',
    },
    (a: Made) => a.contratacion?._id,
  )
  const archivo = await make(
    'POST /clientes/crear_archivo',
    { id_cliente: cliente, nombre: `Archivo ${marca}`, descripcion: marca, extension: 'pdf' },
    (a: Made) => a.archivos[0]?._id,
    true,
  )
  const nota = await make(
    'POST /clientes/crear_nota',
    { id_cliente: cliente, texto: `Nota ${marca}`, vence: '2999-12-31' },
    (a: Made) => a.nota?._id,
  )
  const lote = await runningLote({ ...tenant, cliente }, api)
  const importacion = await anImport({ ...tenant, marca }, api, 'leida')
  const made: Record<string, string> = {}
  for (const [name, { create, body }] of recipes) made[name] = await make(create, body(marca), own)
  const specified = { membresia, cliente, asesoria, usuario, contratacion, archivo, nota, lote, importacion }
  return { ...tenant, marca, email, ...specified, made }
}
