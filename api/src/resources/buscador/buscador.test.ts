import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Encontrado } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'
import { contents } from '../../../test/backup/contents.ts'
import { sendForm } from '../../../test/form.ts'

const noemi = {
  nombre: 'Noemí',
  apellido_paterno: 'Martínez',
  celular: '(477) 988-0779',
  email: 'noe.mtz@uno.mx',
  nombre_comercial: 'Café «El Ñandú»',
  razon_social: 'Alimentos del Norte, S.A.',
  rfc: 'MAPN850312AB1',
}

const api = useApi({}, async (api) => {
  const { _id: cliente } = (await api.call('POST /clientes/crear', noemi)).body
  await api.call('POST /asesorias/crear', { cliente, motivo: 'Rodilla lesionada', fecha: '2026-01-01' })
  await api.addUser({
    nombre: 'Óscar',
    apellido_paterno: 'Ramos',
    apellido_materno: '',
    email: 'oscar@casa.mx',
  })
})

type Group = keyof Encontrado

async function ask(texto: string, token?: string): Promise<Encontrado> {
  const { status, body } = await api.call('POST /busqueda/buscar', { texto }, { ...(token && { token }) })
  assert.equal(status, 200)
  return body
}

/** The groups with rows, and how many. */
const found = async (texto: string, token?: string) =>
  Object.fromEntries(
    Object.entries(await ask(texto, token)).flatMap(([group, rows]) =>
      rows.length > 0 ? [[group as Group, rows.length]] : [],
    ),
  )

describe('POST /busqueda/buscar', () => {
  const cases: [string, Partial<Record<Group, number>>][] = [
    ['martinez noemi', { clientes: 1, asesorias: 1 }],
    ['477 988 07', { clientes: 1 }],
    ['+52 4779880779', { clientes: 1 }],
    ['NOE.MTZ@uno', { clientes: 1 }],
    ['noe.mtz', { clientes: 1 }],
    ['mapn-850312-ab1', { clientes: 1, asesorias: 1 }],
    ['nandu', { empresas: 1 }],
    ['norte', { empresas: 1 }],
    ['s.a. norte', { empresas: 1 }],
    ['rodilla', { asesorias: 1 }],
    ['noemi rodilla', { asesorias: 1 }],
    ['ramos', { usuarios: 1 }],
    ['oscar@casa', { usuarios: 1 }],
    ['MAPN850312', {}],
    ['%', {}],
    ['_', {}],
    ['nadie', {}],
    ['\u0301', {}],
  ]
  for (const [texto, groups] of cases) {
    it(`[E-02] [D56] «${texto}»`, async () => assert.deepEqual(await found(texto), groups))
  }

  it('[E-02] shows what identifies each one', async () => {
    const { clientes, empresas, asesorias, usuarios } = await ask('noemi')
    const nombre = 'Noemí Martínez'
    const { _id, ...rest } = clientes[0]!
    assert.deepEqual(rest, {
      nombre,
      empresa: noemi.nombre_comercial,
      celular: noemi.celular,
      email: noemi.email,
    })
    assert.deepEqual([empresas, usuarios], [[], []])
    const { _id: idAsesoria, ...asesoria } = asesorias[0]!
    assert.deepEqual(asesoria, { motivo: 'Rodilla lesionada', cliente: nombre, creacion: '2026-01-01' })
    assert.notEqual(idAsesoria, _id)
    const byCompany = (await ask('norte')).empresas
    assert.deepEqual(byCompany, [
      { _id, nombre: 'Café «El Ñandú» · Alimentos del Norte, S.A.', cliente: nombre },
    ])
    const [oscar] = (await ask('ramos')).usuarios
    assert.deepEqual([oscar?.nombre, oscar?.email], ['Óscar Ramos', 'oscar@casa.mx'])
  })

  it("[E-20] a client's files by their name, for who may open the profile", async () => {
    const { _id: id_cliente } = (await api.call('POST /clientes/crear', { nombre: 'Ximena' })).body
    const add = (nombre: string) =>
      sendForm(api, 'POST /clientes/crear_archivo', [
        ['id_cliente', id_cliente],
        ['nombre', nombre],
        { name: 'x.pdf', content: contents.pdf as Buffer },
      ])
    for (const nombre of ['Contrato 2025', 'Contrato 2026 (firmado)', 'Identificación'])
      assert.equal((await add(nombre)).status, 200)
    const names = async (texto: string, token?: string) =>
      (await ask(texto, token)).archivos.map(({ nombre, cliente, extension }) => [nombre, cliente, extension])
    assert.deepEqual(await names('CONTRATO'), [
      ['Contrato 2026 (firmado)', 'Ximena', 'pdf'],
      ['Contrato 2025', 'Ximena', 'pdf'],
    ])
    assert.deepEqual(await names('2025 contrato'), [['Contrato 2025', 'Ximena', 'pdf']])
    assert.deepEqual(await names('identificacion.pdf'), [['Identificación', 'Ximena', 'pdf']])
    assert.equal((await ask('identificacion')).archivos[0]?.id_cliente, id_cliente)
    assert.deepEqual(await names('%'), [])
    assert.deepEqual(await names('contrato', await api.tokenWith({ clientes: { ver: true } })), [])
    const detalles = { clientes: { detalles: true } }
    assert.equal((await names('contrato', await api.tokenWith(detalles))).length, 2)
    const other = uuidv7()
    await api.addEmpresa(other)
    assert.deepEqual(await names('contrato', await api.tokenWith(detalles, other)), [])
    const [file] = (await ask('contrato 2025')).archivos
    await api.call('POST /clientes/eliminar_archivo', { id_cliente, id_archivo: file?._id ?? '' })
    assert.equal((await names('contrato')).length, 1)
    await api.call('POST /clientes/eliminar', { id: id_cliente })
    assert.deepEqual(await names('contrato'), [])
  })

  it('[E-02] finds the oldest of 30,000 files by its name, and the newest of those that many have', async () => {
    const { _id: id_cliente } = (await api.call('POST /clientes/crear', { nombre: 'Yolanda' })).body
    await api.sql(
      `insert into archivos (id_locatario, _id, id_cliente, nombre, extension, clave, bytes, sha256)
       select id_locatario, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, _id,
         case when n = 1 then 'Escritura pública núm. 7' when n < 9 then 'Póliza ' || n else 'Factura ' || n end,
         'pdf', 'k' || n, 1, decode(repeat('00', 32), 'hex')
       from clientes, generate_series(1, 30000) n where _id = $1`,
      [id_cliente],
    )
    const names = async (texto: string) => (await ask(texto)).archivos.map(({ nombre }) => nombre)
    assert.deepEqual(await names('escritura 7'), ['Escritura pública núm. 7'])
    assert.deepEqual(await names('publica.pdf'), [])
    assert.deepEqual(await names('núm. 7.pdf'), ['Escritura pública núm. 7'])
    assert.deepEqual(
      await names('poliza'),
      [8, 7, 6, 5, 4].map((n) => `Póliza ${n}`),
    )
    assert.deepEqual(
      await names('factura'),
      [30000, 29999, 29998, 29997, 29996].map((n) => `Factura ${n}`),
    )
    assert.deepEqual(await names('factura 12345'), ['Factura 12345'])
    await api.call('POST /clientes/eliminar', { id: id_cliente })
    assert.deepEqual(await names('poliza'), [])
  })

  it('[E-20] a list filters by what the box was asked, and has all that it found', async () => {
    for (let n = 1; n <= 7; n++)
      await api.call('POST /clientes/crear', {
        nombre: `Trillizo ${n}`,
        apellido_paterno: 'Sol',
        celular: `81 2000 000${n}`,
        nombre_comercial: 'Trébol',
      })
    const total = async (path: 'clientes' | 'asesorias' | 'usuarios', filtro: object) =>
      (await api.call(`POST /${path}/listar`, { ...filtro, filas: 1 })).body.total
    assert.equal(await total('clientes', { texto: 'sol trillizo' }), 7)
    assert.equal(await total('clientes', { texto: '812000' }), 7)
    assert.equal(await total('clientes', { empresa: 'trebol' }), 7)
    assert.equal(await total('clientes', { texto: noemi.rfc }), 1)
    assert.equal(await total('clientes', { texto: 'noe.mtz@uno' }), 1)
    assert.equal(await total('clientes', { texto: '%' }), 0)
    assert.equal(await total('clientes', { texto: 'sol', nombre: 'Trillizo 3' }), 1)
    assert.equal(await total('asesorias', { texto: 'noemi rodilla' }), 1)
    assert.equal(await total('asesorias', { texto: 'noe.mtz@uno' }), 0)
    assert.equal(await total('usuarios', { texto: 'oscar@casa' }), 1)
    assert.equal(await total('usuarios', { texto: noemi.rfc }), 0)
  })

  it('[E-02] at most five of each, the newest first', async () => {
    for (let n = 1; n <= 7; n++) await api.call('POST /clientes/crear', { nombre: `Gemela ${n}` })
    const { clientes } = await ask('gemela')
    assert.deepEqual(
      clientes.map(({ nombre }) => nombre),
      ['Gemela 7', 'Gemela 6', 'Gemela 5', 'Gemela 4', 'Gemela 3'],
    )
  })

  it('[E-02] [D49] shows nothing of what the person may not list', async () => {
    const only = async (permisos: Record<string, unknown>, texto: string) =>
      found(texto, await api.tokenWith(permisos as never))
    assert.deepEqual(await only({ asesorias: { ver: true } }, 'noemi'), { asesorias: 1 })
    assert.deepEqual(await only({ clientes: { ver: true } }, 'noemi'), { clientes: 1 })
    assert.deepEqual(await only({ usuarios: { ver: true } }, 'noemi'), {})
    assert.deepEqual(await only({ clientes: { ver: true } }, 'ramos'), {})
  })

  it('[E-02] [D21] [D25] nor of another empresa, nor deleted ones', async () => {
    const other = uuidv7()
    await api.addEmpresa(other)
    const ver = { ver: true }
    const token = await api.tokenWith({ clientes: ver, asesorias: ver, usuarios: ver }, other)
    assert.deepEqual(await found('noemi', token), {})
    const { _id } = (await api.call('POST /clientes/crear', { nombre: 'Efímera' })).body
    assert.deepEqual(await found('efimera'), { clientes: 1 })
    await api.call('POST /clientes/eliminar', { id: _id })
    assert.deepEqual(await found('efimera'), {})
  })

  it('[E-02] [D24] odd texts get an answer or a sentence, never an error', async () => {
    const odd = [
      '\\',
      "'",
      '%_%',
      'ñ',
      '🏐',
      'a',
      '"',
      '+',
      '0',
      '(',
      'x'.repeat(100),
      'a '.repeat(50).trim(),
    ]
    for (const texto of odd) await ask(texto)
    for (const texto of ['', '   ', 'x'.repeat(101), '\ud800', '\u0000', 5, null, ['a']]) {
      const { status, body } = await api.call('POST /busqueda/buscar', { texto } as never)
      assert.equal(status, 400, JSON.stringify(texto))
      assert.ok(body.campos.texto, JSON.stringify(texto))
    }
  })
})
