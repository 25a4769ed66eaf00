import type { Permisos, UsuarioFila, UsuarioSesion } from '../../contract/index.ts'
import { todosLosPermisos } from '../builders.ts'
import { checkGiven, checkTarget } from './authority.ts'
import { deletionOf, discard, restore, rowsOf } from './eliminados.ts'
import { Refusal, type Context, type HandlersUnder } from './handler.ts'
import { between, page } from './listing.ts'
import { matchesName } from './matching.ts'
import { changed, checkVersion, findRow, pick, replaced, sentOf } from './rows.ts'

/** The members of a user in lists. */
export const usuarioFila = (usuario: UsuarioSesion): UsuarioFila => ({
  ...pick(usuario, [
    '_id',
    'version',
    'nombre',
    'apellido_paterno',
    'apellido_materno',
    'tipo',
    'email',
    'creacion',
    'url_perfil_g',
  ]),
  ...deletionOf(usuario),
})

/** The default permissions of a tipo (D22). */
function permisosDe(tipo: number): Permisos {
  const { clientes, asesorias, configuracion, ...rest } = todosLosPermisos()
  return tipo === 1
    ? { clientes, asesorias, configuracion: { perfil: configuracion.perfil } }
    : { clientes, asesorias, configuracion, ...rest }
}

const GONE = 'El usuario no existe'
const find = ({ data }: Context, id: string) => findRow(data.usuarios, id, GONE)

/** 409 when another user has this e-mail (D40). */
export function checkEmail({ data }: Context, email: string | undefined, own?: string): void {
  const taken = data.usuarios.some(
    (usuario) => usuario._id !== own && usuario.email.toLowerCase() === email?.toLowerCase(),
  )
  if (taken) throw new Refusal(409, 'El correo no está disponible', { email: 'El correo no está disponible' })
}

const EMAIL_TAKEN = 'Otro usuario ya tiene el correo de este; mientras lo tenga, no se puede restaurar'

function checkPasswords(password: string | undefined, passwordConf: string | undefined): void {
  if (password === undefined || passwordConf === undefined || password === passwordConf) return
  throw new Refusal(400, 'Las contraseñas no coinciden', { passwordConf: 'Las contraseñas no coinciden' })
}

export const usuarios: Omit<HandlersUnder<'usuarios'>, `${string}vistas` | `${string}lote`> = {
  'POST /usuarios/listar': (input, context) => {
    const found = rowsOf(context, 'usuarios', input.eliminados, 'usuarios.editar').filter(
      (usuario) =>
        matchesName(usuario, input) &&
        (!input.id || usuario._id === input.id) &&
        (input.tipo === null || usuario.tipo === input.tipo) &&
        between(usuario.creacion, input.fecha_inicio, input.fecha_fin),
    )
    const { rows, counted } = page(found, input, context.ours)
    return { usuarios: rows.map(usuarioFila), ...counted }
  },
  'POST /usuarios/detalles': ({ id, eliminado }, context) => {
    const usuario = findRow(rowsOf(context, 'usuarios', eliminado, 'usuarios.editar'), id, GONE)
    return { usuario: { ...usuarioFila(usuario), ...(context.ours && { permisos: usuario.permisos ?? {} }) } }
  },
  'POST /usuarios/crear': (input, context) => {
    checkPasswords(input.password, input.passwordConf)
    const permisos = input.permisos ?? permisosDe(input.tipo)
    checkGiven(context, { tipo: input.tipo, permisos })
    checkEmail(context, input.email)
    const usuario: UsuarioSesion = {
      _id: context.newId(),
      version: 1,
      apellido_materno: null,
      ...sentOf(pick(input, ['nombre', 'apellido_paterno', 'apellido_materno', 'tipo', 'email'])),
      creacion: '2024-05-01T12:00:00.000Z',
      url_perfil_g: null,
      permisos,
    }
    context.data.usuarios.push(usuario)
    context.data.contrasenas[usuario._id] = input.password
    return { msg: 'Usuario creado', usuario: usuarioFila(usuario) }
  },
  'POST /usuarios/editar': (input, context) => {
    const { id, version, password, passwordConf, id_locatario: _, ...campos } = input
    const former = find(context, id)
    checkTarget(context, former, 'editar')
    checkGiven(context, { tipo: campos.tipo ?? former.tipo, permisos: campos.permisos ?? former.permisos })
    checkVersion(context, former, version)
    checkPasswords(password, passwordConf)
    checkEmail(context, campos.email, id)
    const usuario = changed(former, sentOf(campos))
    context.data.usuarios = replaced(context.data.usuarios, usuario)
    if (password) {
      context.data.contrasenas[id] = password
      context.sessions.endOf(id)
    }
    return { msg: 'Cambios guardados', usuario: usuarioFila(usuario) }
  },
  'POST /usuarios/eliminar': ({ id, version }, context) => {
    const usuario = find(context, id)
    checkTarget(context, usuario, 'eliminar')
    checkVersion(context, usuario, version)
    discard(context, 'usuarios', usuario)
    context.sessions.endOf(id)
    return { msg: 'Usuario eliminado' }
  },
  'POST /usuarios/restaurar': (input, context) => {
    restore(context, 'usuarios', input, GONE, (usuario) => {
      checkTarget(context, usuario, 'restaurar')
      const taken = context.data.usuarios.some(
        ({ email }) => email.toLowerCase() === usuario.email.toLowerCase(),
      )
      if (taken) throw new Refusal(409, EMAIL_TAKEN)
    })
    return { msg: 'Usuario restaurado' }
  },
  'POST /usuarios/exportar': () => ({ url: '/admin/descargas/usuarios' }),
}
