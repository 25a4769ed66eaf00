import assert from 'node:assert/strict'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'
import { contents } from '../../../test/backup/contents.ts'
import { sendForm } from '../../../test/form.ts'
import { withOwner } from '../../platform/database/connect.ts'
import { eraseCliente } from './erase.ts'
import { findSubject } from './subject.ts'

/** An api for the tests of one file, with helpers that fill every field of a person, and erase them. */
export function useErasing() {
  const api = useApi()

  /** Everything that identifies the person, each part unmistakable. */
  const SECRETS = /Zebadúa|zebadua|secreta|SECRETA/
  const person = {
    nombre: 'Rigoberta',
    apellido_paterno: 'Zebadúa',
    email: 'zebadua@correo.mx',
    celular: '9610001111',
    nacimiento: '1980-02-29',
    nombre_comercial: 'Casa Zebadúa',
    rfc: 'SECRETA800229',
    domicilio_fiscal: 'Calle secreta 1',
    tipo_persona: 0,
    numero_empleados: 3,
  }

  const upload = async (
    name: 'crear_archivo' | 'editar_archivo',
    campos: Record<string, string>,
    content: Buffer,
  ) =>
    (
      await sendForm(api, `POST /clientes/${name}`, [
        ...Object.entries(campos),
        { name: 'identificacion.pdf', content },
      ])
    ).body.archivos[0]._id as string

  /** A client with every kind of related data. */
  async function makePerson() {
    const headers = () => ({ 'idempotency-key': uuidv7() })
    const { _id: id } = (await api.call('POST /clientes/crear', person, { headers: headers() })).body
    await api.call('POST /clientes/editar', { id, puesto: 'Maestra secreta' })
    const cita = { cliente: id, motivo: 'Duelo, secreta', fecha: '2026-01-01', descripcion: 'Muy secreta' }
    const asesoria = (await api.call('POST /asesorias/crear', cita, { headers: headers() })).body._id
    const membresia = uuidv7()
    await api.sql(`insert into membresias (id_locatario, _id, nombre) values ($1, $2, 'Básica')`, [
      api.idLocatario,
      membresia,
    ])
    const compra = {
      id_cliente: id,
      id_membresia: membresia,
      total: 99.5,
      metodo: 0,
      fecha_inicio: '2026-01-01',
      fecha_fin: '2999-01-01',
    }
    const bought = await api.call('POST /clientes/crear_contratacion', compra, { headers: headers() })
    const recibo = { id_cliente: id, id_contratacion: bought.body.contratacion._id as string }
    await api.call('POST /clientes/enviar_recibo', recibo)
    await api.call('POST /clientes/enlace_recibo', recibo)
    await api.call('POST /mensajes/enviar', {
      ...{ canal: 'correo', asunto: 'De {nombre}, secreta', texto: 'Hola, secreta' },
      destinatarios: [{ id_cliente: id }],
    })
    const pdf = contents.pdf as Buffer
    const replaced = await upload('crear_archivo', { id_cliente: id, nombre: 'INE secreta' }, pdf)
    const other = Buffer.concat([pdf, Buffer.from('\n% otra')])
    await upload('editar_archivo', { id_cliente: id, id_archivo: replaced, nombre: 'INE secreta' }, other)
    const deleted = await upload('crear_archivo', { id_cliente: id, nombre: 'Acta secreta' }, pdf)
    await api.call('POST /clientes/eliminar_archivo', { id_cliente: id, id_archivo: deleted })
    const apunte = { id_cliente: id, texto: 'Llamar, es secreta', vence: '2026-02-01' }
    const { nota } = (await api.call('POST /clientes/crear_nota', apunte, { headers: headers() })).body
    await api.call('POST /clientes/eliminar_nota', { id_cliente: id, id_nota: nota._id })
    const vista = (nombre: string, consulta: string | null) => ({
      nombre,
      consulta,
      columnas: null,
      inicio: false,
    })
    await api.call('POST /clientes/guardar_vistas', {
      vistas: [
        vista('Rigoberta Zebadúa', null),
        vista('Por correo', 'email=zebadua%40correo.mx'),
        vista('Por nombre', 'nombre=rigoberta+zebadua'),
        vista('Por teléfono', 'celular=961+000+1111'),
        vista('De otros', 'nombre=rigoberta&celular=961'),
      ],
    })
    return { id: id as string, asesoria: asesoria as string }
  }

  const erase = (id: string) =>
    withOwner(api.database.connection, async (client) => {
      const subject = await findSubject(client, id)
      assert.ok(subject)
      return eraseCliente(client, api.app.files, subject)
    })

  const keys = async () => {
    const found: string[] = []
    for await (const { key } of api.app.files.list('clientes/')) found.push(key)
    return found
  }

  /** Every row of every table, as text. */
  async function everything(): Promise<string[]> {
    const tables = await api.sql<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    )
    const rows: string[] = []
    for (const { name } of tables) {
      const found = await api.sql<{ row: string }>(`select t::text as row from ${name} t`)
      rows.push(...found.map(({ row }) => `${name}: ${row}`))
    }
    return rows
  }

  return { api, SECRETS, makePerson, erase, keys, everything }
}
