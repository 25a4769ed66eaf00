import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import { PASSWORD, useApi } from '../../../test/api.ts'
import { sendForm } from '../../../test/form.ts'
import { hashToken } from '../auth/token.ts'
import { cleanUp } from '../database/clean-up.ts'
import { GROUP, workOn } from './work.ts'

const other = uuidv7()
const api = useApi({}, (api) => api.addEmpresa(other))

const create = async (nombre: string) => {
  const { _id: id } = (await api.call('POST /clientes/crear', { nombre })).body
  return { id: id as string, version: 1 }
}
const several = (marca: string, n: number) =>
  Promise.all(Array.from({ length: n }, (_, i) => create(`${marca} ${i}`)))
const begin = (body: object, options = {}) => api.call('POST /clientes/crear_lote', body, options)
const look = async (id: string, token = api.token) =>
  (await api.call('POST /lotes/ver', { id }, { token })).body
/** Looks at a batch that has ended. A group that a slow database refused is tried again after seconds. */
async function ended(id: string, token = api.token) {
  for (;;) {
    await api.app.lotes.idle()
    const seen = await look(id, token)
    if (seen.lote?.estado !== 'en_curso') return seen
    await pause(100)
  }
}
/** Begins a batch, lets it end, and looks at it. */
async function done(body: object, token = api.token) {
  const { lote } = (await begin(body, { token })).body
  return ended(lote._id, token)
}
const live = async (nombre: string) =>
  (await api.call('POST /clientes/listar', { nombre })).body.clientes.length as number

describe('[D59] a batch', () => {
  it('deletes the named rows by the rules of the call for one, each with its audit', async () => {
    const rows = await several('Nombrado', 3)
    const begun = (await begin({ accion: 'eliminar', renglones: rows })).body
    assert.deepEqual(
      [begun.msg, begun.lote.estado, begun.lote.total, begun.lote.hechos],
      ['En marcha: 3 clientes', 'en_curso', 3, 0],
    )
    const { lotes } = (await api.call('POST /lotes/mios', {})).body
    assert.deepEqual(
      lotes.map(({ _id }: { _id: string }) => _id),
      [begun.lote._id],
    )
    const { lote, fallas } = await ended(begun.lote._id)
    assert.deepEqual([lote.estado, lote.hechos, lote.fallidos, fallas], ['terminado', 3, 0, []])
    assert.ok(lote.fin)
    assert.equal(await live('nombrado'), 0)
    assert.deepEqual((await api.call('POST /lotes/mios', {})).body.lotes, [])
    const entries = await api.sql<{ llamada: string; antes: object; id_usuario: string }>(
      `select * from auditoria where accion = 'eliminar' and id_entidad = any ($1)`,
      [rows.map(({ id }) => id)],
    )
    assert.equal(entries.length, 3)
    for (const entry of entries) {
      assert.deepEqual([entry.llamada, entry.id_usuario], ['POST /clientes/crear_lote', api.admin])
      assert.ok(entry.antes)
    }
  })

  it('does nothing if another number matches than the person confirmed', async () => {
    await several('Contada', 3)
    const filtro = { nombre: 'contada' }
    const refused = await begin({ accion: 'eliminar', filtro, esperados: 2 })
    assert.equal(refused.status, 409)
    assert.match(refused.body.msg, /^La lista cambió: se confirmaron 2 y ahora coinciden 3\./)
    const { lote } = (await begin({ accion: 'eliminar', filtro, esperados: 3 })).body
    assert.equal((await ended(lote._id)).lote.hechos, 3)
  })

  it('does all that match the filter, as they were when it began', async () => {
    const [first] = await several('Filtrada', 250)
    const { lote } = (await begin({ accion: 'eliminar', filtro: { nombre: 'filtrada' } })).body
    await create('Filtrada después')
    await api.call('POST /clientes/editar', { id: first!.id, nombre: 'Filtrada y editada' })
    const { lote: after, fallas } = await ended(lote._id)
    assert.deepEqual([after.total, after.hechos, after.fallidos], [250, 249, 1])
    assert.deepEqual(fallas, [
      {
        _id: first!.id,
        nombre: 'Filtrada y editada',
        motivo: 'Otra persona cambió este registro mientras tanto',
      },
    ])
    assert.equal(await live('filtrada'), 2)
  })

  it('[D41] tells which rows failed and why', async () => {
    const [stale, gone, good] = await several('Mixto', 3)
    await api.call('POST /clientes/eliminar', { id: gone!.id })
    const unknown = uuidv7()
    const renglones = [{ ...stale, version: 7 }, { id: gone!.id }, { id: unknown }, good, good]
    const { lote, fallas } = await done({ accion: 'eliminar', renglones })
    assert.deepEqual([lote.estado, lote.total, lote.hechos, lote.fallidos], ['terminado', 4, 1, 3])
    const reasons = Object.fromEntries(fallas.map((f: { _id: string; motivo: string }) => [f._id, f.motivo]))
    assert.deepEqual(reasons, {
      [stale!.id]: 'Otra persona cambió este registro mientras tanto',
      [gone!.id]: 'El cliente no existe',
      [unknown]: 'El cliente no existe',
    })
  })

  it('is undone by one that restores what it deleted, unless that changed since', async () => {
    const rows = await several('Deshecho', 3)
    const { lote } = await done({ accion: 'eliminar', renglones: rows })
    const id_lote = lote._id
    await api.call('POST /clientes/restaurar', { id: rows[0]!.id })
    await api.call('POST /clientes/eliminar', { id: rows[0]!.id })
    const undo = await done({ accion: 'restaurar', id_lote })
    assert.deepEqual([undo.lote.hechos, undo.lote.fallidos], [2, 1])
    assert.equal(await live('deshecho'), 2)
    const again = await done({ accion: 'restaurar', id_lote })
    assert.deepEqual([again.lote.hechos, again.lote.fallidos], [2, 1], 'what is already so stays so')
    const wrong = await begin({ accion: 'eliminar', id_lote })
    assert.deepEqual(wrong.body.campos, { id_lote: 'Solo se puede restaurar' })
    const undone = await begin({ accion: 'restaurar', id_lote: undo.lote._id })
    assert.deepEqual(undone.body.campos, { id_lote: 'Ese lote no se puede deshacer' })
  })

  it('does a group once, however many processes come with it, and asks for the next once', async () => {
    const rows = await several('Repetido', GROUP + 20)
    const { lote } = (await begin({ accion: 'eliminar', renglones: rows })).body
    const group = { idLocatario: api.idLocatario, id: lote._id, desde: 0 }
    const next: number[] = []
    const work = () =>
      workOn(api.app.db, api.app.lotes, group, async (_tx, { desde }) => void next.push(desde))
    await Promise.all([work(), work(), work()])
    await work()
    const { lote: after, fallas } = await look(lote._id)
    assert.deepEqual([after.hechos, fallas, next], [GROUP, [], [GROUP]])
    const [{ n } = { n: 0 }] = await api.sql<{ n: number }>(
      `select count(*)::int as n from auditoria where accion = 'eliminar' and id_entidad = any ($1)`,
      [rows.map(({ id }) => id)],
    )
    assert.equal(n, GROUP)
    await api.call('POST /lotes/cancelar', { id: lote._id })
  })

  it('[D24] a fourth of one person waits until one has ended, also among those that are asked for at once', async () => {
    const token = await api.tokenWith({ clientes: true })
    const rows = await several('Cuarto', 5)
    const all = await Promise.all(
      rows.map((row) => begin({ accion: 'eliminar', renglones: [row] }, { token })),
    )
    const refused = all.filter(({ status }) => status !== 200)
    assert.deepEqual(
      refused.map(({ status }) => status),
      [429, 429],
    )
    assert.match(refused[0]!.body.msg, /^Ya hay tres cambios de muchos renglones en marcha/)
    assert.ok(Number(refused[0]!.headers['retry-after']) > 0)
    assert.equal((await begin({ accion: 'eliminar', renglones: rows })).status, 200, 'another person may')
    await api.app.lotes.idle()
    const { status } = await begin({ accion: 'eliminar', renglones: [rows[0]] }, { token })
    assert.equal(status, 200)
    await api.app.lotes.idle()
  })

  it('[D27] stops once somebody else sets the password of its person, deletes them, or the lost one is replaced', async () => {
    const renglones = await several('De quien ya no', 2)
    const password = 'caracola azul y lenta'
    const owner = (id: string) =>
      api.sql<{ email: string }>('select email from usuarios where _id = $1', [id])
    const closings: ((id: string) => Promise<{ status: number }>)[] = [
      (id) => api.call('POST /usuarios/editar', { id, password }),
      (id) => api.call('POST /usuarios/eliminar', { id }),
      async (id) => {
        const [{ email } = { email: '' }] = await owner(id)
        await api.call('POST /auth/confirmar_correo', { email })
        const token = randomBytes(32).toString('base64url')
        await api.sql('update recuperaciones set enlace = $1 where id_usuario = $2', [hashToken(token), id])
        return api.call('POST /auth/recuperar_password', { email, password, token_recuperacion: token })
      },
    ]
    for (const close of closings) {
      const token = await api.tokenWith({ clientes: true })
      const { body } = await api.call('GET /auth/sesion', undefined, { token })
      const { lote } = (await begin({ accion: 'eliminar', renglones }, { token })).body
      assert.equal((await close(body.usuario._id)).status, 200)
      const stored = () =>
        api.sql<{ estado: string; motivo: string; avance: number }>(
          'select estado, motivo, avance from lotes where _id = $1',
          [lote._id],
        )
      const stopped = [{ estado: 'detenido', motivo: 'Se cerró el acceso de quien lo empezó', avance: 0 }]
      assert.deepEqual(await stored(), stopped)
      await api.app.lotes.idle()
      assert.deepEqual(await stored(), stopped)
    }
    assert.equal(await live('de quien ya no'), 2)
  })

  it('[D59] goes on when the person sets their own password', async () => {
    const [row] = await several('De quien sigue', 1)
    const token = await api.tokenWith({ clientes: true })
    const { lote } = (await begin({ accion: 'eliminar', renglones: [row] }, { token })).body
    const own = { password: 'caracola azul y lenta', password_actual: PASSWORD }
    const { status } = await sendForm(
      api,
      'POST /configuracion/editar_perfil_personal',
      Object.entries(own),
      { token },
    )
    assert.equal(status, 200)
    assert.equal((await ended(lote._id, token)).lote.hechos, 1)
  })

  it('[D41] of two people over the same rows, one does each row and the other is told', async () => {
    const renglones = await several('Dos a la vez', 150)
    const token = await api.tokenWith({ clientes: true })
    const both = await Promise.all([
      begin({ accion: 'eliminar', renglones }),
      begin({ accion: 'eliminar', renglones }, { token }),
    ])
    const [mine, theirs] = [both[0].body.lote._id, both[1].body.lote._id]
    const [one, two] = [(await ended(mine)).lote, (await ended(theirs, token)).lote]
    assert.deepEqual([one.estado, two.estado], ['terminado', 'terminado'])
    assert.deepEqual([one.hechos + two.hechos, one.fallidos + two.fallidos], [150, 150])
    assert.equal(await live('dos a la vez'), 0)
  })

  it('stops when it is cancelled: what is done stays done', async () => {
    const rows = await several('Cancelado', 2)
    const { lote } = (await begin({ accion: 'eliminar', renglones: rows })).body
    const early = await begin({ accion: 'restaurar', id_lote: lote._id })
    assert.deepEqual([early.status, early.body.msg], [409, 'Ese lote todavía está en marcha'])
    const { body } = await api.call('POST /lotes/cancelar', { id: lote._id })
    assert.deepEqual([body.lote.estado, body.msg], ['cancelado', 'Cancelado: lo hecho se queda'])
    await api.app.lotes.idle()
    assert.equal(await live('cancelado'), 2)
    const late = (await api.call('POST /lotes/cancelar', { id: lote._id })).body
    assert.deepEqual([late.msg, late.lote.estado], ['Ya había terminado', 'cancelado'])
  })

  it('[D42] begins once for its key', async () => {
    const body = { accion: 'eliminar', renglones: await several('Llave', 1) }
    const headers = { 'idempotency-key': uuidv7() }
    const [one, two] = [await begin(body, { headers }), await begin(body, { headers })]
    assert.deepEqual(one.body, two.body)
  })

  it('[D49] needs its permission when it begins and for each group', async () => {
    const rows = await several('Permiso', 2)
    const email = `${uuidv7()}@pruebas.mx`
    const id = await api.addUser({ email, tipo: 0 })
    const token = await api.signIn(email)
    const { lote } = (await begin({ accion: 'eliminar', renglones: rows }, { token })).body
    await api.sql(`update usuarios set permisos = '{"clientes": {"editar": false}}' where _id = $1`, [id])
    const after = (await ended(lote._id, token)).lote
    assert.deepEqual(
      [after.estado, after.motivo, after.hechos],
      ['detenido', 'Se perdió el permiso para hacer esto', 0],
    )
    assert.equal(await live('permiso'), 2)
    const edits = await api.tokenWith({ clientes: { editar: true } })
    const unseen = await begin({ accion: 'eliminar', filtro: {} }, { token: edits })
    assert.equal(unseen.status, 403, 'a filter needs the permission to see the list')
  })

  it('[D21] is its person’s alone, and reaches no other empresa', async () => {
    const rows = await several('Ajeno', 1)
    const theirs = await api.tokenWith({ clientes: true }, other)
    const { lote, fallas } = await done({ accion: 'eliminar', renglones: rows }, theirs)
    assert.deepEqual(
      [lote.hechos, fallas],
      [0, [{ _id: rows[0]!.id, nombre: null, motivo: 'El cliente no existe' }]],
    )
    assert.equal(await live('ajeno'), 1)
    for (const token of [api.token, await api.tokenWith({ clientes: true }, other)]) {
      for (const name of ['POST /lotes/ver', 'POST /lotes/cancelar'] as const) {
        assert.equal((await api.call(name, { id: lote._id }, { token })).status, 404, name)
      }
    }
    assert.equal((await begin({ accion: 'restaurar', id_lote: lote._id })).status, 404)
  })

  it('refuses what it cannot be: no rows, two ways to choose, too many', async () => {
    const [row] = await several('Uno', 1)
    for (const body of [{}, { renglones: [row], filtro: {} }, { renglones: [] }]) {
      assert.equal((await begin({ accion: 'eliminar', ...body })).status, 400, JSON.stringify(body))
    }
    assert.equal((await begin({ accion: 'eliminar', filtro: { nombre: 'nadie se llama así' } })).status, 409)
    const restored = await begin({ accion: 'restaurar', filtro: {} })
    assert.deepEqual(restored.body.campos, { filtro: 'Se restauran renglones o un lote' })
    await api.sql(
      `insert into clientes (id_locatario, _id, nombre)
       select $1, gen_random_uuid(), 'Multitud ' || n from generate_series(1, 10001) n`,
      [api.idLocatario],
    )
    const many = await begin({ accion: 'eliminar', filtro: { nombre: 'multitud' } })
    assert.deepEqual(many.body.campos, { filtro: 'Coinciden más de 10,000' })
    await api.sql(`delete from clientes where nombre = 'Multitud 1'`)
    const { lote } = (await begin({ accion: 'eliminar', filtro: { nombre: 'multitud' } })).body
    assert.equal(lote.total, 10_000)
    await api.call('POST /lotes/cancelar', { id: lote._id })
    await api.sql(`delete from clientes where nombre like 'Multitud %'`)
  })

  it('is kept for 30 days; one that nobody finishes ends', async () => {
    const { lote } = (await begin({ accion: 'eliminar', renglones: await several('Viejo', 1) })).body
    const age = (days: string) =>
      api.sql('update lotes set creacion = now() - $2::interval where _id = $1', [lote._id, days])
    await api.sql('delete from trabajos')
    await age('49 hours')
    await cleanUp(api.app.db, { auditDays: 0 })
    const { lote: ended } = await look(lote._id)
    assert.deepEqual([ended.estado, ended.motivo], ['detenido', 'No se pudo terminar'])
    await age('31 days')
    await cleanUp(api.app.db, { auditDays: 0 })
    assert.equal((await api.call('POST /lotes/ver', { id: lote._id })).status, 404)
  })
})

describe('[D59] a batch of users', () => {
  const LOTE = 'POST /usuarios/crear_lote'
  const added = async (own: object = {}) => {
    const email = `${uuidv7()}@pruebas.mx`
    return { id: await api.addUser({ email, ...own }), version: 1, email }
  }
  const named = (...users: { id: string; version: number }[]) =>
    users.map(({ id, version }) => ({ id, version }))
  const doneTo = async (body: object, token = api.token) => {
    const { lote } = (await api.call(LOTE, body, { token })).body
    return ended(lote._id, token)
  }
  const reasons = (fallas: { _id: string; motivo: string }[]) =>
    Object.fromEntries(fallas.map(({ _id, motivo }) => [_id, motivo]))

  it('[D22] deletes those whom the person may delete, and says why not oneself nor who may do more', async () => {
    const [self, lesser, admin] = [
      await added({ tipo: 1 }),
      await added({ tipo: 1 }),
      await added({ tipo: 0 }),
    ]
    await api.sql(
      `update usuarios set permisos = '{"usuarios": {"ver": true, "editar": true}}' where _id = any ($1)`,
      [[self.id, lesser.id]],
    )
    const token = await api.signIn(self.email)
    const theirs = await api.signIn(lesser.email)
    const { lote, fallas } = await doneTo(
      { accion: 'eliminar', renglones: named(self, lesser, admin) },
      token,
    )
    assert.deepEqual([lote.hechos, lote.fallidos], [1, 2])
    assert.deepEqual(reasons(fallas), {
      [self.id]: 'La cuenta propia no se puede eliminar',
      [admin.id]: 'Para eliminar a este usuario hacen falta todos los permisos que tiene',
    })
    assert.ok(fallas.every(({ nombre }: { nombre: string | null }) => nombre))
    assert.equal((await api.call('GET /auth/sesion', undefined, { token: theirs })).status, 401)
    const entries = await api.sql<{ llamada: string }>(
      `select llamada from auditoria where accion = 'eliminar' and entidad = 'usuario' and id_entidad = $1`,
      [lesser.id],
    )
    assert.deepEqual(entries, [{ llamada: LOTE }])
  })

  it('[D40] is undone; whose e-mail somebody has by now stays deleted, and the others come back', async () => {
    const users = [await added({ nombre: 'Tomada' }), await added(), await added()]
    const taken = users[0]!
    const { lote } = await doneTo({ accion: 'eliminar', renglones: named(...users) })
    await added({ email: taken.email })
    const undo = await doneTo({ accion: 'restaurar', id_lote: lote._id })
    assert.deepEqual([undo.lote.estado, undo.lote.hechos, undo.lote.fallidos], ['terminado', 2, 1])
    assert.deepEqual(reasons(undo.fallas), {
      [taken.id]: 'Otro usuario ya tiene el correo de este; mientras lo tenga, no se puede restaurar',
    })
    assert.match(undo.fallas[0].nombre, /^Tomada/)
    const restored = await api.sql('select from usuarios where eliminacion is null and _id = any ($1)', [
      users.map(({ id }) => id),
    ])
    assert.equal(restored.length, 2)
  })

  it('of all that match leaves who asked for it, also when two delete each other', async () => {
    const pair = [await added({ nombre: 'Mutua', tipo: 0 }), await added({ nombre: 'Mutua', tipo: 0 })]
    const tokens = await Promise.all(pair.map(({ email }) => api.signIn(email)))
    const body = { accion: 'eliminar', filtro: { nombre: 'mutua' } }
    await Promise.all(tokens.map((token) => api.call(LOTE, body, { token })))
    await api.app.lotes.idle()
    const left = await api.sql<{ id: string }>(
      `select _id as id from usuarios where nombre = 'Mutua' and eliminacion is null`,
    )
    assert.equal(left.length, 1)
  })
})

describe('[D59] a batch of advisories', () => {
  async function advisories(n: number) {
    const cliente = (await create('Con asesorías')).id
    const made = Array.from({ length: n }, (_, i) =>
      api.call('POST /asesorias/crear', { cliente, motivo: `Motivo ${i}`, fecha: '2026-03-01' }),
    )
    return (await Promise.all(made)).map(({ body }) => ({ id: body._id as string, version: 1 }))
  }
  const doneTo = async (body: object) => {
    const { lote } = (await api.call('POST /asesorias/crear_lote', body)).body
    await api.app.lotes.idle()
    return look(lote._id)
  }
  const read = async (id: string) => (await api.call('POST /asesorias/detalles', { id })).body.asesoria

  it('assigns an advisor, who must exist', async () => {
    const renglones = await advisories(2)
    const asesor = await api.addUser({
      email: `${uuidv7()}@pruebas.mx`,
      nombre: 'Olga',
      apellido_paterno: 'Paz',
    })
    const { lote } = await doneTo({ accion: 'asignar', asesor, renglones })
    assert.equal(lote.hechos, 2)
    assert.equal((await read(renglones[0]!.id)).asesor.nombre, 'Olga Paz')
    for (const [value, msg] of [
      ['', 'Es obligatorio'],
      [uuidv7(), 'El asesor no existe'],
    ]) {
      const refused = await api.call('POST /asesorias/crear_lote', {
        accion: 'asignar',
        asesor: value,
        renglones,
      })
      assert.deepEqual(refused.body.campos, { asesor: msg })
    }
  })

  it('ends those that are open, on a day that fits', async () => {
    const [open, ended, later] = await advisories(3)
    await api.call('POST /asesorias/editar', { id: ended!.id, finalizacion: '2026-03-02' })
    await api.call('POST /asesorias/editar', { id: later!.id, fecha: '2026-06-01' })
    const renglones = [open, { id: ended!.id }, { id: later!.id }]
    const { fallas } = await doneTo({ accion: 'finalizar', fecha: '2026-04-01', renglones })
    const reasons = Object.fromEntries(fallas.map((f: { _id: string; motivo: string }) => [f._id, f.motivo]))
    assert.deepEqual(reasons, {
      [ended!.id]: 'Ya estaba finalizada',
      [later!.id]: 'No puede ser anterior a la fecha de creación',
    })
    assert.match(fallas[0].nombre, /^Motivo \d · Con asesorías$/)
    assert.equal((await read(open!.id)).finalizacion, '2026-04-01')
  })

  it('moves them to another day, and is undone: each goes back to its own', async () => {
    const [one, two, same, closed] = await advisories(4)
    await api.call('POST /asesorias/editar', { id: two!.id, fecha: '2026-03-08' })
    await api.call('POST /asesorias/editar', { id: same!.id, fecha: '2026-03-20' })
    await api.call('POST /asesorias/editar', { id: closed!.id, finalizacion: '2026-03-02' })
    const renglones = [one, two, same, closed].map((row) => ({ id: row!.id }))
    const { lote, fallas } = await doneTo({ accion: 'mover', fecha: '2026-03-20', renglones })
    const reasons = Object.fromEntries(fallas.map((f: { _id: string; motivo: string }) => [f._id, f.motivo]))
    assert.deepEqual(reasons, {
      [same!.id]: 'Ya es de ese día',
      [closed!.id]: 'No puede ser anterior a la fecha de creación',
    })
    const days = () => Promise.all(renglones.map(async ({ id }) => (await read(id)).creacion))
    assert.deepEqual(await days(), ['2026-03-20', '2026-03-20', '2026-03-20', '2026-03-01'])
    await api.call('POST /asesorias/editar', { id: two!.id, motivo: 'Otro' })
    const undone = await doneTo({ accion: 'restaurar', id_lote: lote._id })
    assert.equal(undone.lote.hechos, 1)
    assert.match(undone.fallas[0].motivo, /cambi/)
    assert.deepEqual(await days(), ['2026-03-01', '2026-03-20', '2026-03-20', '2026-03-01'])
    const refused = await api.call('POST /asesorias/crear_lote', { accion: 'mover', renglones })
    assert.deepEqual(refused.body.campos, { fecha: 'Es obligatoria' })
  })

  it('deletes and restores; clients have no advisor to assign', async () => {
    const renglones = await advisories(1)
    const { lote } = await doneTo({ accion: 'eliminar', renglones })
    assert.equal((await api.call('POST /asesorias/detalles', { id: renglones[0]!.id })).status, 404)
    await doneTo({ accion: 'restaurar', id_lote: lote._id })
    assert.equal((await read(renglones[0]!.id)).motivo, 'Motivo 0')
    assert.equal((await begin({ accion: 'asignar', renglones })).status, 400)
  })
})
