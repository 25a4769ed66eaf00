import { uuidv7 } from 'uuidv7'
import { contents } from '../../../test/backup/contents.ts'
import { useApi } from '../../../test/api.ts'
import { sendForm } from '../../../test/form.ts'

export interface Entrada {
  tipo: string
  _id: string
  momento: string
  autor: string | null
  cambio?: { valores?: unknown }
  [more: string]: unknown
}

/** An api, and a client to whom one of everything has happened. */
export function useHistoria() {
  const api = useApi()
  const newCliente = async () =>
    (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body._id as string
  const historia = async (id_cliente: string, question: object = {}) =>
    (await api.call('POST /clientes/historia', { id_cliente, ...question })).body as {
      entradas: Entrada[]
      siguiente: string | null
    }

  /** One of everything, in the order of its making. */
  async function eventful(): Promise<string> {
    const id_cliente = await newCliente()
    await api.call('POST /clientes/crear_nota', { id_cliente, texto: 'Apunte' })
    const membresia = uuidv7()
    await api.sql(`insert into membresias (id_locatario, _id, nombre) values ($1, $2, 'Oro')`, [
      api.idLocatario,
      membresia,
    ])
    const compra = {
      id_cliente,
      id_membresia: membresia,
      total: 99.5,
      metodo: 1,
      fecha_inicio: '2026-01-01',
      fecha_fin: '2999-01-01',
    }
    const { contratacion } = (await api.call('POST /clientes/crear_contratacion', compra)).body
    await api.call('POST /clientes/cancelar_contratacion', { id_cliente, id_contratacion: contratacion._id })
    await sendForm(api, 'POST /clientes/crear_archivo', [
      ...Object.entries({ id_cliente, nombre: 'Acta' }),
      { name: 'acta.pdf', content: contents.pdf as Buffer },
    ])
    const cita = { cliente: id_cliente, motivo: 'Plan', fecha: '2026-05-01', tipo: 2 }
    await api.call('POST /asesorias/crear', cita)
    await api.call('POST /clientes/editar', { id: id_cliente, puesto: 'Maestra', rfc: 'GODE561231GR8' })
    return id_cliente
  }
  return { api, newCliente, historia, eventful }
}
