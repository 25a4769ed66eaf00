import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Archivo, GrupoDeHoy } from '@backoffice/shared/contract'
import sharp from 'sharp'
import { today } from '../../../platform/lists/days.ts'
import { pdf, useArchivos } from '../archivos.testing.ts'

const { api, newCliente, create, edit, withFile } = useArchivos()
const day = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)

async function add(
  id_cliente: string,
  nombre: string,
  parts: [string, string][],
  file = pdf,
): Promise<Archivo> {
  const { status, body } = await create([
    ...([
      ['id_cliente', id_cliente],
      ['nombre', nombre],
      ['descripcion', ''],
    ] as [string, string][]),
    ...parts,
    file,
  ])
  assert.equal(status, 200, JSON.stringify(body))
  return body.archivos.find((one: Archivo) => one.nombre === nombre)
}

describe('[E-19] the kind and the last day of a file', () => {
  it('are optional, kept by an edit that does not name them, and emptied by one that does', async () => {
    const { id_cliente, archivo } = await withFile()
    const change = async (...parts: [string, string][]) =>
      (
        await edit([
          ...([
            ['id_cliente', id_cliente],
            ['id_archivo', archivo._id],
          ] as [string, string][]),
          ...parts,
          { ...pdf, content: Buffer.alloc(0), name: '' },
        ])
      ).body.archivos?.[0]
    const told = ({ clase, vence }: Archivo) => [clase, vence]
    assert.deepEqual(told(await change(['clase', 'contrato'], ['vence', '2030-01-31'])), [
      'contrato',
      '2030-01-31',
    ])
    assert.deepEqual(told(await change(['nombre', 'Otra'])), ['contrato', '2030-01-31'])
    assert.deepEqual(told(await change(['clase', ''], ['vence', ''])), [null, null])
    assert.equal(await change(['clase', 'acta']), undefined)
  })

  it('are in «Archivos por vencer» of the home for a month, for those who may open the profile', async () => {
    const id = await newCliente()
    await add(id, 'Hoy', [
      ['vence', day(0)],
      ['clase', 'identificacion'],
    ])
    await add(id, 'En un mes', [['vence', day(30)]])
    await add(id, 'Después', [['vence', day(31)]])
    await add(id, 'Ya venció', [['vence', day(-1)]])
    const group = async (token?: string) =>
      (await api.call('POST /inicio/hoy', {}, token ? { token } : {})).body.grupos.find(
        ({ titulo }: GrupoDeHoy) => titulo === 'Archivos por vencer',
      ) as GrupoDeHoy | undefined
    const grupo = await group()
    assert.equal(grupo?.total, 2)
    assert.deepEqual(
      grupo.filas.map(({ titulo, detalle, dia, ruta }) => [titulo, detalle, dia, ruta]),
      [
        ['Ana', 'Identificación: Hoy', day(0), `/clientes/detalles/${id}?vista=archivos`],
        ['Ana', 'En un mes', day(30), `/clientes/detalles/${id}?vista=archivos`],
      ],
    )
    assert.equal(await group(await api.tokenWith({ clientes: { ver: true } })), undefined)
    await api.call('POST /clientes/eliminar', { id })
    assert.equal((await group())?.total, 0)
  })

  it('the search box finds files by their kind, too, with words of their name', async () => {
    const id = await newCliente()
    await add(id, 'Sat de enero', [['clase', 'constancia_fiscal']])
    await add(id, 'Sat de febrero', [['clase', 'otro']])
    const find = async (texto: string) =>
      (await api.call('POST /busqueda/buscar', { texto })).body.archivos.map(({ nombre }: Archivo) => nombre)
    assert.deepEqual(await find('CONSTÁNCIA fiscal'), ['Sat de enero'])
    assert.deepEqual(await find('constancia enero'), ['Sat de enero'])
    assert.deepEqual(await find('constancia febrero'), [])
    assert.deepEqual(await find('sat'), ['Sat de febrero', 'Sat de enero'])
  })
})

describe('[E-19] small pictures', () => {
  const image = async (background: string) => ({
    name: 'foto.png',
    content: await sharp({ create: { width: 900, height: 300, channels: 3, background } })
      .png()
      .toBuffer(),
  })
  const addresses = async (id_cliente: string) =>
    (await api.call('POST /clientes/miniaturas', { id_cliente })).body.miniaturas as {
      _id: string
      url: string
    }[]
  const read = (url: string) => api.app.inject({ method: 'GET', url })
  const kept = () => api.sql('select id_archivo from miniaturas')

  it('are made once of pictures alone, and go with what they show', async () => {
    const id = await newCliente()
    await add(id, 'Papel', [])
    const foto = await add(id, 'Foto', [], await image('#ff0000'))
    const [one, ...others] = await addresses(id)
    assert.deepEqual([one?._id, others], [foto._id, []])
    const first = await read(one!.url)
    assert.deepEqual([first.statusCode, first.headers['content-type']], [200, 'image/webp'])
    const { width, height } = await sharp(first.rawPayload).metadata()
    assert.deepEqual([width, height], [96, 96])
    assert.match(String(first.headers['cache-control']), /^private, max-age=/)
    assert.ok((await read(one!.url)).rawPayload.equals(first.rawPayload))
    assert.equal((await kept()).length, 1)
    await edit([
      ...([
        ['id_cliente', id],
        ['id_archivo', foto._id],
      ] as [string, string][]),
      await image('#0000ff'),
    ])
    const [other] = await addresses(id)
    assert.notEqual(other!.url, one!.url)
    assert.ok(!(await read(other!.url)).rawPayload.equals(first.rawPayload))
    await api.call('POST /clientes/eliminar_archivo', { id_cliente: id, id_archivo: foto._id })
    assert.deepEqual(await kept(), [])
    assert.equal((await read(other!.url)).statusCode, 404)
  })

  it('a picture that can’t be read has none, and many at once are made in turn', async () => {
    const id = await newCliente()
    await add(id, 'Rota', [], { name: 'rota.png', content: Buffer.from('\x89PNG\r\n\x1a\nrota', 'latin1') })
    const [rota] = await addresses(id)
    assert.equal((await read(rota!.url)).statusCode, 404)
    assert.equal((await read(rota!.url)).statusCode, 404)
    for (const nombre of ['Uno', 'Dos', 'Tres']) await add(id, nombre, [], await image('#00ff00'))
    const all = await Promise.all((await addresses(id)).map(({ url }) => read(url)))
    assert.deepEqual(all.map(({ statusCode }) => statusCode).sort(), [200, 200, 200, 404])
  })

  it('[D29] an address for the page’s own frame says so, and any other can’t be framed', async () => {
    const { id_cliente, archivo } = await withFile()
    const ids = { id_cliente, id_archivo: archivo._id }
    const policy = async (more: object) => {
      const { body } = await api.call('POST /clientes/detalles_archivo', { ...ids, ...more })
      return String((await read(body.archivo.url)).headers['content-security-policy'])
    }
    assert.match(await policy({ vista_previa: true }), /script-src 'none'.*frame-ancestors 'self'/)
    assert.match(await policy({}), /frame-ancestors 'none'/)
  })
})
