import { INVITACION_HORAS } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type Actor, auditBy } from '../../platform/audit/repository.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { PluginOptions } from '../../resources.ts'
import { readOficina } from '../oficina/repository.ts'
import type { Usuario } from '../usuarios/entidad.ts'
import { invitationMail } from './carta.ts'
import { newInvitation } from './repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    invitaciones: Invitaciones
  }
}

/** Invites new users by mail (E-16). */
export class Invitaciones {
  /** Whether mails leave by a mail server; without one they wait in the outbox for somebody who delivers them. */
  readonly servidor: boolean
  private readonly app: FastifyInstance
  private readonly publicUrl: string

  constructor(app: FastifyInstance, { smtpUrl, publicUrl }: PluginOptions['config']) {
    this.servidor = smtpUrl !== null
    this.app = app
    this.publicUrl = publicUrl
  }

  /** Sends a link with the transaction that asks for it; an earlier link stops working. */
  async send(tx: Tx, actor: Actor, autor: Usuario, invitado: Usuario): Promise<void> {
    const { idLocatario } = actor
    const who = { idLocatario, idUsuario: invitado._id, idAutor: autor._id }
    const token = await newInvitation(tx, who)
    const letter = invitationMail({
      oficina: await readOficina(tx, idLocatario),
      nombre: invitado.nombre,
      autor: [autor.nombre, autor.apellido_paterno].filter(Boolean).join(' '),
      to: invitado.email,
      token,
      publicUrl: this.publicUrl,
    })
    await this.app.mail.add(tx, idLocatario, { ...letter, to: invitado.email }, INVITACION_HORAS * 60)
    auditBy(tx, actor, {
      accion: 'enviar',
      entidad: 'invitacion',
      idEntidad: invitado._id,
      despues: { para: invitado.email },
    })
  }
}

/** Requires mail. */
export default fp<PluginOptions>(async (app, { config }) => {
  app.decorate('invitaciones', new Invitaciones(app, config))
})
