import { INVITACION_HORAS, type Acceso } from '../../../contract/index.ts'
import { nombreCompleto } from '../../../format/index.ts'
import type { Data } from '../data.ts'
import { badFields, Refusal, type Context, type Handlers } from '../handler.ts'
import { changed, findRow, persona } from '../lists/rows.ts'

/*
 * Invitations and the end of access (E-16). A user with an empty password has none yet. The secret of an invitation
 * contains its owner, so nothing has to be stored.
 */

export const ACCESO_CERRADO =
  'La contraseña es correcta, pero el acceso de esta cuenta está cerrado; lo puede devolver quien administra los usuarios de la oficina'

/** The token in the link of somebody's invitation. */
export const invitacionDe = (email: string): string => `invitacion.${email.toLowerCase()}`

/** Why somebody can't sign in; undefined: they can. */
export function sinEntrar({ accesos, contrasenas }: Data, id: string): 'cerrado' | 'pendiente' | undefined {
  if (accesos[id]?.cierre) return 'cerrado'
  return contrasenas[id] === '' ? 'pendiente' : undefined
}

/** Those to whom work can be given. */
export const conAcceso = (data: Data) => data.usuarios.filter(({ _id }) => sinEntrar(data, _id) !== 'cerrado')

/** Sends an invitation; it replaces an earlier one. */
export function invitar({ data, now }: Context, id: string): void {
  data.accesos[id] = { ...data.accesos[id], invitacion: now() }
}

/** Whose invitation a token is, as long as nobody has used it. */
export const invitado = ({ usuarios, accesos }: Data, token: string | null | undefined) =>
  usuarios.find(({ _id, email }) => invitacionDe(email) === token && accesos[_id]?.invitacion)

/** A new password uses the invitation up. */
export function sinInvitacion({ accesos }: Data, id: string): void {
  if (accesos[id]) accesos[id] = { ...accesos[id], invitacion: undefined }
}

const GONE = 'El usuario no existe'

const abiertas = ({ asesorias, notas }: Data, id: string) => ({
  asesorias: asesorias.filter(({ asesor, status }) => asesor?._id === id && status === 0),
  tareas: notas.filter(({ responsable, hecha }) => responsable?._id === id && !hecha),
})

function accesoDe({ data }: Context, id: string): Acceso {
  const { entrada, invitacion, cierre } = data.accesos[id] ?? {}
  const { asesorias, tareas } = abiertas(data, id)
  const vence = invitacion && new Date(Date.parse(invitacion) + INVITACION_HORAS * 3_600_000).toISOString()
  return {
    estado: sinEntrar(data, id) ?? 'abierto',
    ultima_entrada: entrada ?? null,
    invitacion: invitacion && vence ? { envio: invitacion, vence } : null,
    cierre: cierre ?? null,
    asesorias: asesorias.length,
    tareas: tareas.length,
    personas: conAcceso(data)
      .filter(({ _id }) => _id !== id)
      .map(persona)
      .toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es')),
  }
}

/** Gives somebody's open work to another person. */
function reasignar({ data }: Context, id: string, otra: string) {
  const heredero = data.usuarios.find(({ _id }) => _id === otra)
  if (!heredero) throw badFields({ persona: 'Esa persona no existe' })
  if (otra === id) throw badFields({ persona: 'Debe ser otra persona' })
  if (sinEntrar(data, otra) === 'cerrado')
    throw badFields({ persona: 'El acceso de esa persona está cerrado' })
  const { asesorias, tareas } = abiertas(data, id)
  const quien = persona(heredero)
  data.asesorias = data.asesorias.map((one) =>
    asesorias.includes(one) ? changed(one, { asesor: quien }) : one,
  )
  data.notas = data.notas.map((one) => (tareas.includes(one) ? changed(one, { responsable: quien }) : one))
  return { asesorias: asesorias.length, tareas: tareas.length }
}

/** The user of a call, whom this person may manage (D22). */
type Take = (id: string, context: Context, accion: string) => void

/** @param may refuses oneself, and users with more permissions */
export const accesosWith = (may: Take) =>
  ({
    'POST /usuarios/ver_correo': () => ({ servidor: false }),
    'POST /usuarios/ver_acceso': ({ id }, context) => {
      findRow(context.data.usuarios, id, GONE)
      return { acceso: accesoDe(context, id) }
    },
    'POST /usuarios/invitar': ({ id }, context) => {
      const { email } = findRow(context.data.usuarios, id, GONE)
      may(id, context, 'invitar')
      if (context.data.accesos[id]?.cierre)
        throw new Refusal(409, 'El acceso de este usuario está cerrado; primero hay que devolverlo')
      if (context.data.accesos[id]?.entrada)
        throw new Refusal(
          409,
          'Este usuario ya ha entrado; si olvidó su contraseña, la cambia con «No recuerdas tu contraseña?»',
        )
      invitar(context, id)
      return { msg: `Invitación enviada a ${email}`, acceso: accesoDe(context, id) }
    },
    'POST /usuarios/cerrar_acceso': ({ id, persona: otra }, context) => {
      findRow(context.data.usuarios, id, GONE)
      may(id, context, 'cerrar')
      const { data, usuario, now, sessions } = context
      let dadas = { asesorias: 0, tareas: 0 }
      if (!data.accesos[id]?.cierre) {
        if (otra) dadas = reasignar(context, id, otra)
        delete data.calendarios[id]
        sinInvitacion(data, id)
        data.accesos[id] = { ...data.accesos[id], cierre: { momento: now(), por: nombreCompleto(usuario) } }
        sessions.endOf(id)
      }
      return { msg: 'Acceso cerrado', ...dadas, acceso: accesoDe(context, id) }
    },
    'POST /usuarios/devolver_acceso': ({ id }, context) => {
      findRow(context.data.usuarios, id, GONE)
      may(id, context, 'devolver')
      const { accesos } = context.data
      if (accesos[id]) accesos[id] = { ...accesos[id], cierre: undefined }
      return { msg: 'Acceso devuelto', acceso: accesoDe(context, id) }
    },
  }) satisfies Partial<Handlers>
