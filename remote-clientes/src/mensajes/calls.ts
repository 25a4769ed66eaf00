import { api } from '@backoffice/shared'
import type { CanalMensaje, Destinatario, TextoMensaje } from '@backoffice/shared/contract'
import type { Ask } from '@backoffice/shared/resource'

/** Whom a message is for: purchases, clients, or all purchases that match a filter. */
export type Quienes = { contrataciones: string[] } | { clientes: string[] } | { filtro: object }

export interface Preparado {
  destinatarios: Destinatario[]
  textos: TextoMensaje[]
  version: number
}

/** The office's texts, and the people with what a text may name. */
export const preparar =
  (quienes: Quienes): Ask<Preparado> =>
  async (options) => {
    const [{ textos, version }, { destinatarios }] = await Promise.all([
      api.post('/mensajes/textos', {}, options),
      api.post('/mensajes/preparar', quienes, options),
    ])
    return { textos, version, destinatarios }
  }

export interface Mensaje {
  canal: CanalMensaje
  asunto: string
  texto: string
  destinatarios: Destinatario[]
}

type Options = Parameters<typeof api.post>[2]

export const enviar = ({ destinatarios, ...mensaje }: Mensaje, options: Options) =>
  api.post(
    '/mensajes/enviar',
    {
      ...mensaje,
      destinatarios: destinatarios.map(({ id_cliente, id_contratacion }) => ({
        id_cliente,
        id_contratacion,
      })),
    },
    options,
  )
