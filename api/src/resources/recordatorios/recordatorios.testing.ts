import { after } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { instantOf, today } from '../../platform/lists/days.ts'

export const dayFromToday = (days: number, from = today()) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)

/** An instant of a day in the office. */
export const at = (hora: string, dia = today()) => new Date(instantOf(dia, hora))

const smtpUrl = 'smtp://127.0.0.1:1'
export const publicUrl = 'https://oficina.mx'

/** Two processes over one database whose mails are kept, and helpers for what reminders tell. */
export function useRecordatorios() {
  const mails: Mail[] = []
  const refuse = { next: 0 }
  const send = async (mail: Mail) => {
    if (refuse.next > 0) {
      refuse.next--
      throw Object.assign(new Error('no'), { responseCode: 451 })
    }
    mails.push(mail)
  }
  const people = { plan: '' }
  let other!: FastifyInstance
  const api = useApi(
    { smtpUrl, publicUrl },
    async ({ app: { db }, folder }) => {
      const config = { ...readConfig({ DATA_DIR: folder.path }), logLevel: 'silent', smtpUrl, publicUrl }
      other = await buildApp({ db, config, send })
      await other.ready()
      people.plan = uuidv7()
      await api.sql('insert into membresias (id_locatario, _id, nombre, precio) values ($1, $2, $3, 499)', [
        ...[api.idLocatario, people.plan, 'Básica'],
      ])
    },
    { send },
  )
  after(() => other?.close())

  /** Somebody with these permissions: id, e-mail and token. */
  async function somebody(permisos: object = { asesorias: { ver: true }, clientes: { ver: true } }) {
    const email = `${uuidv7()}@pruebas.mx`
    const id = await api.addUser({ nombre: 'Eva', email })
    await may(id, permisos)
    return { id, email, token: await api.signIn(email) }
  }
  const may = (id: string, permisos: object) =>
    api.sql('update usuarios set permisos = $1 where _id = $2', [JSON.stringify(permisos), id])
  const cliente = async (nombre: string, campos: object = {}): Promise<string> =>
    (await api.call('POST /clientes/crear', { nombre, ...campos })).body._id
  const asesoria = async (campos: object): Promise<string> =>
    (await api.call('POST /asesorias/crear', { motivo: 'Cita', fecha: today(), ...campos })).body._id
  const buy = (id_cliente: string, fecha_fin: string) =>
    api.call('POST /clientes/crear_contratacion', {
      ...{ id_cliente, id_membresia: people.plan, total: 499, metodo: 0 },
      ...{ fecha_inicio: dayFromToday(-300), fecha_fin },
    })
  const choose = (token: string, clase: string, activo: boolean) =>
    api.call('POST /configuracion/guardar_recordatorio', { clase, activo }, { token })
  const kinds = async (token: string) =>
    (await api.call('POST /configuracion/recordatorios', {}, { token })).body.recordatorios
  const to = (email: string) => mails.filter((mail) => mail.to === email)
  /** Forgets what was planned and sent, and what there was to tell, so that a day can be lived once more. */
  const again = async () => {
    mails.length = 0
    for (const tabla of ['trabajos', 'recordatorios', 'recordatorios_dias'])
      await api.sql(`delete from ${tabla}`)
    for (const tabla of ['asesorias', 'notas']) await api.sql(`update ${tabla} set eliminacion = now()`)
    await api.sql('update contrataciones set cancelacion = now()')
  }
  /** The morning of a day, as one process lives it. */
  const morning = async (now = at('07:30')) => {
    await api.app.recordatorios.plan(now)
    await api.app.recordatorios.idle()
  }
  return {
    ...{ api, other: () => other, mails, refuse, somebody, may, cliente, asesoria, buy, choose, kinds },
    ...{ to, again, morning },
  }
}
