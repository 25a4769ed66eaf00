import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { useApi } from '../../../test/api.ts'
import { type Part, sendForm } from '../../../test/form.ts'

const api = useApi()

const ask = () => api.call('GET /configuracion/detalles_oficina')
const save = (...parts: Part[]) => sendForm(api, 'POST /configuracion/editar_oficina', parts)
const marca = async () => (await api.call('GET /auth/sesion')).body.empresa.marca
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 15, g: 118, b: 110, alpha: 0.5 } } })
const logo = async (width = 900, height = 300): Promise<Part> => ({
  ...{ member: 'logo', name: 'logo.png', type: 'image/png' },
  content: await picture(width, height).png().toBuffer(),
})
const logosLeft = async () => (await api.sql('select _id from logos')).length

describe('[E-13] the office’s data', () => {
  it('has only its name at first, and the bar keeps the product’s', async () => {
    const { oficina } = (await ask()).body
    assert.deepEqual(oficina, {
      ...{ version: 1, nombre: 'Pruebas', razon_social: null, rfc: null },
      ...{ domicilio: null, telefono: null, email: null, url_logo: null },
    })
    assert.equal(await marca(), undefined)
  })

  it('is saved whole or in part, and everybody’s session tells the name', async () => {
    const { status, body } = await save(
      ['nombre', 'Despacho Ñandú'],
      ['razon_social', 'Ñandú, S.C.'],
      ['rfc', 'nco-010101 ab1'],
      ['email', 'hola@nandu.mx'],
      ['version', '1'],
    )
    assert.equal(status, 200)
    assert.equal(body.oficina.rfc, 'NCO010101AB1')
    assert.equal((await save(['telefono', '443 123 4567'])).body.oficina.razon_social, 'Ñandú, S.C.')
    const { empresa } = (await api.call('GET /auth/sesion')).body
    assert.equal(empresa.nombre, 'Despacho Ñandú')
    assert.deepEqual(empresa.marca, { nombre: 'Despacho Ñandú', url_logo: null })
  })

  it('[D41] a stale version is refused, and nothing changes', async () => {
    const { oficina } = (await ask()).body
    await save(['domicilio', 'Calle 1'], ['version', String(oficina.version)])
    const { status, body } = await save(['domicilio', 'Calle 2'], ['version', String(oficina.version)])
    assert.deepEqual([status, typeof body.modificado_por], [409, 'string'])
    assert.ok(Date.parse(body.modificado_el) > 0)
    assert.equal((await ask()).body.oficina.domicilio, 'Calle 1')
  })

  it('each field that is not valid has its own sentence', async () => {
    const { status, body } = await save(['nombre', ''], ['rfc', 'no es'], ['email', 'tampoco'])
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(body.campos).sort(), ['email', 'nombre', 'rfc'])
    assert.equal(body.campos.rfc, 'No es un RFC válido')
  })

  it('the audit tells what was and what is', async () => {
    await save(['telefono', '55 1234 5678'])
    const [entry] = await api.sql<{ antes: { telefono: string }; despues: { telefono: string } }>(
      `select antes, despues from auditoria where entidad = 'oficina' order by momento desc limit 1`,
    )
    assert.notEqual(entry!.antes.telefono, entry!.despues.telefono)
  })
})

describe('[E-13] the office’s logo', () => {
  it('is made anew from its pixels, as large as paper needs, and an <img> can load it', async () => {
    const { body } = await save(await logo())
    const { url_logo } = body.oficina
    const { statusCode, headers, rawPayload } = await api.app.inject({ method: 'GET', url: url_logo })
    assert.deepEqual([statusCode, headers['content-type']], [200, 'image/png'])
    assert.match(String(headers['cache-control']), /immutable/)
    const { width, height, format } = await sharp(rawPayload).metadata()
    assert.deepEqual([width, height, format], [600, 200, 'png'])
    assert.equal((await marca()).url_logo, url_logo)
  })

  it('is refused if it is no picture, or one that can execute', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const content of [svg, 'nada', '%PDF-1.7']) {
      const answer = await save({ member: 'logo', name: 'logo.png', type: 'image/png', content })
      assert.equal(answer.status, 415)
      assert.match(answer.body.campos.logo, /no es una imagen/)
    }
  })

  it('replaced or removed, only a receipt keeps it', async () => {
    await save(await logo(500, 100))
    await save(await logo(500, 100))
    assert.equal(await logosLeft(), 1, 'the same one is not stored twice')
    await save(await logo(400, 100))
    assert.equal(await logosLeft(), 1)
    const both = await save(await logo(300, 100), ['quitar_logo', '1'])
    assert.equal(both.status, 400)
    assert.equal((await save(['quitar_logo', '1'])).body.oficina.url_logo, null)
    assert.equal(await logosLeft(), 0)
    assert.equal((await marca()).url_logo, null)
  })

  it('of a receipt stays with it', async () => {
    await save(await logo(200, 100))
    const cliente = (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body._id
    const plan = { nombre: 'Básica', beneficios: ['Uno'] }
    const { membresia } = (await api.call('POST /configuracion/crear_membresia', plan)).body
    const { contratacion } = (
      await api.call('POST /clientes/crear_contratacion', {
        ...{ id_cliente: cliente, id_membresia: membresia._id, total: 1, metodo: 0 },
        ...{ fecha_inicio: '2026-01-01', fecha_fin: '2026-12-31' },
      })
    ).body
    const ids = { id_cliente: cliente, id_contratacion: contratacion._id }
    const pdf = async () => {
      const { url } = (await api.call('POST /clientes/recibo_contratacion', ids)).body
      return (await api.app.inject({ method: 'GET', url })).rawPayload
    }
    const first = await pdf()
    await save(['quitar_logo', '1'])
    assert.equal(await logosLeft(), 1)
    assert.ok((await pdf()).equals(first))
  })
})
