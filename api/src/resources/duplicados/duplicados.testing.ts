import assert from 'node:assert/strict'
import { uuidv7 } from 'uuidv7'
import { contents } from '../../../test/backup/contents.ts'
import type { TestApi } from '../../../test/api.ts'
import { sendForm } from '../../../test/form.ts'

/** What tests of duplicates do with an api. */
export function duplicatesOf(api: TestApi) {
  const create = async (campos: object) => (await api.call('POST /clientes/crear', campos)).body._id as string

  const good = async (name: Parameters<TestApi['call']>[0], body: object) => {
    const answer = await api.call(name, body)
    assert.equal(answer.status, 200, `${name}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** Searches and tells each group: names of its clients, and the reasons of its pairs. */
  async function search(question: object = {}): Promise<[names: string[], motivos: string[]][]> {
    await good('POST /clientes/buscar_duplicados', {})
    return listed(question)
  }
  const listed = async (question: object = {}): Promise<[string[], string[]][]> => {
    const { grupos } = await good('POST /clientes/duplicados', question)
    return grupos.map(({ clientes, pares }: Record<string, Record<string, unknown>[]>) => [
      clientes!.map(({ nombre, apellido_paterno }) => [nombre, apellido_paterno].filter(Boolean).join(' ')),
      pares!.map(({ motivos }) => (motivos as string[]).join(' ')),
    ])
  }

  const merge = (id: string, id_otro: string, tomar: string[] = []) =>
    good('POST /clientes/unir', { id, id_otro, tomar })

  const plan = async () => {
    const membresia = uuidv7()
    await api.sql(`insert into membresias (id_locatario, _id, nombre) values ($1, $2, 'Oro')`, [
      api.idLocatario,
      membresia,
    ])
    return membresia
  }

  /** One row for a client in each table that refers to clients; a new table needs its own here. */
  const dependents: Record<string, (cliente: string) => Promise<string>> = {
    asesorias: async (cliente) =>
      (await good('POST /asesorias/crear', { cliente, motivo: 'Plan', fecha: '2026-01-01' }))._id,
    notas: async (id_cliente) =>
      (await good('POST /clientes/crear_nota', { id_cliente, texto: 'Llamar', vence: '2999-01-01' })).nota
        ._id,
    contrataciones: async (id_cliente) =>
      (
        await good('POST /clientes/crear_contratacion', {
          ...{ id_cliente, id_membresia: await plan(), total: 9.5, metodo: 1 },
          ...{ fecha_inicio: '2026-01-01', fecha_fin: '2999-01-01' },
        })
      ).contratacion._id,
    recibos: async (id_cliente) => {
      const id_contratacion = await dependents.contrataciones!(id_cliente)
      await good('POST /clientes/enlace_recibo', { id_cliente, id_contratacion })
      const [row] = await api.sql<{ _id: string }>('select _id from recibos where id_contratacion = $1', [
        id_contratacion,
      ])
      return row!._id
    },
    archivos: async (id_cliente) =>
      (
        await sendForm(api, 'POST /clientes/crear_archivo', [
          ...Object.entries({ id_cliente, nombre: 'Acta' }),
          { name: 'acta.pdf', content: contents.pdf as Buffer },
        ])
      ).body.archivos[0]._id,
    mensajes: async (id_cliente) => {
      const message = { canal: 'whatsapp', texto: 'Hola', destinatarios: [{ id_cliente }] }
      await good('POST /mensajes/enviar', message)
      const [row] = await api.sql<{ _id: string }>('select _id from mensajes where id_cliente = $1', [
        id_cliente,
      ])
      return row!._id
    },
  }

  /** Whose a row is. */
  const ownerOf = async (tabla: string, id: string) =>
    (await api.sql<{ id_cliente: string }>(`select id_cliente from ${tabla} where _id = $1`, [id]))[0]
      ?.id_cliente

  return { create, good, search, listed, merge, dependents, ownerOf }
}
