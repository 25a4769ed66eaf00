import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../../test/api.ts'

const api = useApi()

const create = async (campos: object) => (await api.call('POST /clientes/crear', campos)).body._id as string

interface Duplicado {
  _id: string
  nombre: string
  apellido_paterno: string | null
  apellido_materno: string | null
  motivos: string[]
}

async function duplicates(campos: object): Promise<Duplicado[]> {
  const { status, body } = await api.call('POST /clientes/posibles_duplicados', campos)
  assert.equal(status, 200, JSON.stringify(body))
  return body.clientes
}
/** The clients found, with the matching fields. */
const found = async (campos: object) =>
  (await duplicates(campos)).map(({ _id, motivos }) => [_id, motivos.join(' ')])

describe('POST /clientes/posibles_duplicados', () => {
  it('finds by e-mail, ignoring case', async () => {
    const id = await create({ nombre: 'Uno', email: 'Uno.Solo@Correo.MX' })
    assert.deepEqual(await found({ email: ' uno.solo@correo.mx ' }), [[id, 'email']])
    assert.deepEqual(await found({ email: 'solo@correo.mx' }), [])
  })

  it('[D23] returns contact data only to people who may list clients', async () => {
    const celular = '55 8765 4321'
    const id = await create({ nombre: 'Reservada', email: 'reservada@correo.mx', celular })
    const asked = { email: 'reservada@correo.mx' }
    const told = async (permisos: object) => {
      const token = await api.tokenWith({ clientes: permisos })
      const { body } = await api.call('POST /clientes/posibles_duplicados', asked, { token })
      const [{ _id, nombre, email, celular, motivos }] = body.clientes
      return { _id, nombre, email, celular, motivos }
    }
    const known = { _id: id, nombre: 'Reservada', motivos: ['email'] }
    for (const permisos of [{ agregar: true }, { editar: true, detalles: true }]) {
      assert.deepEqual(await told(permisos), { ...known, email: null, celular: null })
    }
    assert.deepEqual(await told({ agregar: true, ver: true }), {
      ...known,
      email: 'reservada@correo.mx',
      celular,
    })
  })

  it('finds by RFC and CURP, ignoring case and separators', async () => {
    const id = await create({ nombre: 'Dos', rfc: 'gode 561231-gr8', curp: 'BOXW310820HNERXN09' })
    assert.deepEqual(await found({ rfc: 'GODE561231GR8' }), [[id, 'rfc']])
    assert.deepEqual(await found({ curp: 'boxw310820-hnerxn09' }), [[id, 'curp']])
    assert.deepEqual(await found({ rfc: 'BOXW310820HNERXN09' }), [], 'a CURP is no RFC')
    const [both] = await duplicates({ rfc: 'gode561231gr8', curp: 'BOXW310820HNERXN09' })
    assert.deepEqual([...both!.motivos].sort(), ['curp', 'rfc'])
  })

  it('[D52] finds what was pasted with invisible characters, and what is written with others that mean the same', async () => {
    const id = await create({
      nombre: '\u200BSiobhán\t',
      apellido_paterno: 'O’Connor–Ruiz',
      rfc: '\u202Aocrs\u00A0900101\u2011ab4\u202C',
      celular: '\u206655 4444 3333\u2069 ext. 12',
    })
    for (const rfc of ['OCRS900101AB4', 'OCRS\u200B900101AB4', 'ＯＣＲＳ900101–AB4'])
      assert.deepEqual(await found({ rfc }), [[id, 'rfc']], rfc)
    for (const celular of ['\u202A+52 55 4444 3333\u202C', '55\u00A04444\u20113333', '５５44443333 x9'])
      assert.deepEqual(await found({ celular }), [[id, 'celular']], celular)
    const same = { nombre: 'Siobhan', apellido_paterno: "O'Connor-Ruiz" }
    assert.deepEqual(await found(same), [[id, 'nombre']])
    const { body } = await api.call('POST /clientes/detalles', { id })
    const { nombre, rfc, celular } = body.cliente
    assert.deepEqual([nombre, rfc, celular], ['Siobhán', 'ocrs 900101-ab4', '55 4444 3333 ext. 12'])
  })

  it('ignores the generic RFCs', async () => {
    for (const rfc of ['XAXX010101000', 'XEXX010101000']) {
      await create({ nombre: 'Genérico', rfc })
      assert.deepEqual(await found({ rfc }), [])
      assert.deepEqual(await found({ rfc: rfc.toLowerCase() }), [])
    }
  })

  it('finds by the telephone’s digits, with or without +52, 1 and 044', async () => {
    const id = await create({ nombre: 'Tres', celular: '(55) 1234-5678' })
    for (const celular of ['5512345678', '+52 55 1234 5678', '+5215512345678', '044 55 12 34 56 78'])
      assert.deepEqual(await found({ celular }), [[id, 'celular']], celular)
    assert.deepEqual(await found({ celular: '5512345679' }), [])
    await create({ nombre: 'Corto', celular: '911' })
    assert.deepEqual(await found({ celular: '911' }), [], 'too short to tell anybody')
  })

  it('finds by full name, ignoring accents, case and its division into fields', async () => {
    const id = await create({ nombre: 'María José', apellido_paterno: 'Ávila', apellido_materno: 'Ñúñez' })
    const same = { nombre: 'MARIA JOSE', apellido_paterno: 'avila', apellido_materno: 'nunez' }
    assert.deepEqual(await found(same), [[id, 'nombre']])
    assert.deepEqual(await found({ nombre: 'María José Ávila Ñúñez' }), [[id, 'nombre']])
  })

  it('finds similar names: by sound, without the second surname, with swapped surnames, with a short given name', async () => {
    const id = await create({
      nombre: 'Juan Carlos',
      apellido_paterno: 'González',
      apellido_materno: 'Vázquez',
    })
    for (const similar of [
      { nombre: 'Juan Carlos', apellido_paterno: 'Gonsales', apellido_materno: 'Basquez' },
      { nombre: 'Juan Carlos', apellido_paterno: 'González' },
      { nombre: 'Juan Carlos', apellido_paterno: 'Vázquez', apellido_materno: 'González' },
      { nombre: 'Carlos', apellido_paterno: 'González', apellido_materno: 'Vázquez' },
      { nombre: 'Juan Carlos', apellido_paterno: 'Gonzálvez', apellido_materno: 'Vázquez' },
    ])
      assert.deepEqual(await found(similar), [[id, 'nombre']], JSON.stringify(similar))
  })

  it('siblings and namesakes with another surname do not match', async () => {
    await create({ nombre: 'Ernesto', apellido_paterno: 'Quintanilla', apellido_materno: 'Oropeza' })
    for (const other of [
      { nombre: 'Beatriz', apellido_paterno: 'Quintanilla', apellido_materno: 'Oropeza' },
      { nombre: 'Ernesto', apellido_paterno: 'Quintanilla', apellido_materno: 'Bustamante' },
      { nombre: 'Ernesto', apellido_paterno: 'Zamudio', apellido_materno: 'Oropeza' },
      // Only the consonants are equal.
      { nombre: 'Ernesto', apellido_paterno: 'Quintanilla', apellido_materno: 'Repiza' },
    ])
      assert.deepEqual(await found(other), [], JSON.stringify(other))
  })

  it('a given name alone finds nobody; nor does an empty query', async () => {
    await create({ nombre: 'Zenaida' })
    await create({ nombre: 'Zenaida', apellido_paterno: 'Quiroga' })
    assert.deepEqual(await found({ nombre: 'Zenaida' }), [])
    for (const nothing of [{}, { nombre: '', rfc: '', email: null }])
      assert.deepEqual(await found(nothing), [])
  })

  it('returns the likeliest first, at most five', async () => {
    const who = { nombre: 'Wenceslao', apellido_paterno: 'Ibargüengoitia', apellido_materno: 'Ruelas' }
    const byName = await create(who)
    const byPhone = await create({ nombre: 'Otra', celular: '8180001111' })
    const byMail = await create({ nombre: 'Otro', email: 'wences@correo.mx' })
    const byRfc = await create({ nombre: 'Alguien', rfc: 'IARW800101AB1' })
    const byAll = await create({ ...who, rfc: 'IARW800101AB1', email: 'wences@correo.mx' })
    const similar = await create({ ...who, apellido_materno: '' })
    const question = { ...who, rfc: 'IARW800101AB1', email: 'wences@correo.mx', celular: '8180001111' }
    const answer = await found(question)
    assert.deepEqual(
      answer.map(([id]) => id),
      [byAll, byRfc, byMail, byPhone, byName],
    )
    assert.ok(!answer.some(([id]) => id === similar))
    assert.deepEqual(answer[0]![1]!.split(' ').sort(), ['email', 'nombre', 'rfc'])
  })

  it('excludes the client being edited, deleted clients and those of another empresa', async () => {
    const who = { nombre: 'Efigenia', apellido_paterno: 'Tlapale', email: 'efi@correo.mx' }
    const [one, two] = [await create(who), await create(who)]
    assert.deepEqual(await found({ ...who, id: one }), [[two, 'email nombre']])
    await api.call('POST /clientes/eliminar', { id: two })
    assert.deepEqual(await found({ ...who, id: one }), [])
    const other = uuidv7()
    await api.addEmpresa(other)
    const token = await api.tokenWith({ clientes: { agregar: true } }, other)
    const { body } = await api.call('POST /clientes/posibles_duplicados', who, { token })
    assert.deepEqual(body.clientes, [])
  })

  it('returns rows of the list, including an edit just made', async () => {
    const id = await create({ nombre: 'Fulgencio', apellido_paterno: 'Xolalpa', celular: '7771112222' })
    await api.call('POST /clientes/editar', { id, celular: '7773334444' })
    assert.deepEqual(await found({ celular: '7771112222' }), [])
    const [row] = await duplicates({ celular: '7773334444' })
    assert.deepEqual(row, {
      _id: id,
      version: 2,
      nombre: 'Fulgencio',
      apellido_paterno: 'Xolalpa',
      apellido_materno: null,
      celular: '7773334444',
      email: null,
      motivos: ['celular'],
    })
  })

  it('[D23] requires permission to create or edit clients', async () => {
    for (const [permisos, status] of [
      [{ clientes: { agregar: true } }, 200],
      [{ clientes: { editar: true } }, 200],
      [{ clientes: { ver: true, detalles: true } }, 403],
    ] as const) {
      const token = await api.tokenWith(permisos)
      const answer = await api.call('POST /clientes/posibles_duplicados', { nombre: 'Ana Luna' }, { token })
      assert.equal(answer.status, status)
    }
  })

  it('[D24] no text causes a failure', async () => {
    for (const nombre of ['李'.repeat(500), "o'Neill d’Arc", '%_\\', '--', 'a b', '🙂 🙂', "';--"]) {
      await create({
        nombre,
        apellido_paterno: nombre,
        apellido_materno: nombre,
        celular: nombre,
        rfc: nombre,
      })
      const answer = await duplicates({
        nombre,
        apellido_paterno: nombre,
        celular: nombre,
        rfc: nombre,
        curp: nombre,
      })
      if (nombre !== '--') assert.ok(answer.length > 0, nombre)
    }
  })
})
