import {
  type CallName,
  calls,
  capacidades,
  type Cliente,
  isPlain,
  type Lote,
  type Nota,
  type TareaMia,
} from '../../contract/index.ts'
import {
  todosLosPermisos,
  unaAsesoria,
  unaContratacion,
  unaMembresia,
  unaNota,
  unArchivo,
  unCliente,
  unId,
  unosClientes,
  unUsuario,
} from '../builders.ts'
import { CONTRASENA } from './cuenta/auth.ts'
import { Backend, type BackendKind } from './Backend.ts'
import type { Data } from './data.ts'
import { emptyData } from './emptyData.ts'
import { CODIGO } from './cuenta/recuperacion.ts'

const ana = unCliente({ celular: '33 1234 5678', rfc: 'GODE561231GR8' })
const office = (own: Partial<Data> = {}) => ({ ...emptyData(), clientes: [ana], ...own })

const signedIn = (own: Partial<Data> = {}, kind: BackendKind = 'ours', usuario = unUsuario()) => {
  const backend = new Backend(kind, () => office(own))
  const token = backend.signIn(usuario)
  const ask = async (path: string, body: unknown) => {
    const method = body === undefined ? 'GET' : 'POST'
    const headers = { 'x-auth-token': token, 'content-type': 'application/json' }
    const answer = await backend.handle({ method, path, body, headers })
    return answer as { status: number; body: Record<string, never> }
  }
  return { backend, ask }
}

it('[D38] announces its extras beyond the plain contract; a plain server has none', async () => {
  const ours = (await signedIn().ask('/auth/sesion', undefined)).body
  expect(ours).toMatchObject({ capacidades })
  expect(capacidades).toContain('/clientes/exportar')
  expect(capacidades).not.toContain('/clientes/listar')
  const { ask } = signedIn({}, 'plain')
  for (const name of (Object.keys(calls) as CallName[]).filter((one) => !isPlain(one))) {
    const [method, path] = name.split(' ') as [string, string]
    expect((await ask(path, method === 'GET' ? undefined : {})).status).not.toBe(200)
  }
})

it("[F-11] an empty text is sent as '' or null and returned as null; an absent one keeps its value", async () => {
  const { ask } = signedIn()
  const puesto = async (id: string | undefined) => {
    const { cliente } = (await ask('/clientes/detalles', { id })).body
    return (cliente as unknown as Cliente).puesto
  }
  for (const nothing of ['', null, undefined]) {
    const id: string | undefined = (await ask('/clientes/crear', { nombre: 'Eva', puesto: nothing })).body._id
    expect(await puesto(id)).toBeNull()
    await ask('/clientes/editar', { id, puesto: 'Socia' })
    await ask('/clientes/editar', { id, puesto: nothing })
    expect(await puesto(id)).toBe(nothing === undefined ? 'Socia' : null)
  }
})

it('[F-11] [D41] an edit changes only the members sent, and a stale version is refused', async () => {
  const { backend, ask } = signedIn()
  expect(await ask('/clientes/editar', { id: ana._id, version: 1, email: '' })).toMatchObject({ status: 200 })
  expect(backend.data.clientes).toEqual([{ ...ana, email: null, version: 2 }])
  expect(await ask('/clientes/editar', { id: ana._id, version: 1, nombre: 'Eva' })).toMatchObject({
    status: 409,
  })
  expect(await ask('/clientes/editar', { id: unId(9), nombre: 'Eva' })).toMatchObject({ status: 404 })
})

it('finds duplicates and the reasons, and never the client itself', async () => {
  const { ask } = signedIn()
  const typed = { nombre: '', celular: '+52 33 12345678', rfc: 'gode561231gr8', email: 'otro@correo.mx' }
  expect((await ask('/clientes/posibles_duplicados', typed)).body).toMatchObject({
    clientes: [{ _id: ana._id, motivos: ['rfc', 'celular'] }],
  })
  expect((await ask('/clientes/posibles_duplicados', { ...typed, id: ana._id })).body).toEqual({
    clientes: [],
  })
})

it('[P-12] [P-13] [P-14] stores a file, derives its extension from its name, replaces and deletes it', async () => {
  const { backend, ask } = signedIn()
  const archivo = new File(['hola'], 'Acta.Final.PDF', { type: 'application/pdf' })
  const made = await ask('/clientes/crear_archivo', { id_cliente: ana._id, nombre: 'Acta', archivo })
  expect(made.body).toMatchObject({ archivos: [{ nombre: 'Acta', extension: 'pdf', tamano: 4 }] })
  expect(backend.data.archivos[0]?.contenido).toBe(archivo)
  const both = { id_cliente: ana._id, id_archivo: backend.data.archivos[0]?._id }
  await ask('/clientes/editar_archivo', { ...both, descripcion: 'Firmada', version: '1' })
  expect((await ask('/clientes/detalles_archivo', both)).body).toMatchObject({
    archivo: { nombre: 'Acta', descripcion: 'Firmada', url: expect.stringContaining('/admin/descargas/') },
  })
  expect(await ask('/clientes/editar_archivo', { ...both, version: '1' })).toMatchObject({ status: 409 })
  expect((await ask('/clientes/eliminar_archivo', both)).body).toMatchObject({ archivos: [] })
  expect((await ask('/clientes/restaurar_archivo', both)).body).toMatchObject({
    archivos: [{ nombre: 'Acta' }],
  })
})

it('[E-05] lists, reads and restores what was deleted, with who deleted it and when', async () => {
  const { backend, ask } = signedIn({ asesorias: [unaAsesoria()], membresias: [unaMembresia()] })
  await ask('/clientes/eliminar', { id: ana._id })
  const list = async () => (await ask('/clientes/listar', { eliminados: true, filas: 5 })).body
  expect(await list()).toMatchObject({
    total: 1,
    clientes: [{ _id: ana._id, eliminado_por: 'Rosa Méndez', eliminado_el: expect.any(String) }],
  })
  expect((await ask('/clientes/detalles', { id: ana._id, eliminado: true })).status).toBe(200)
  expect(await ask('/clientes/restaurar', { id: ana._id, version: 1 })).toMatchObject({ status: 409 })
  for (const version of [2, 2]) {
    expect(await ask('/clientes/restaurar', { id: ana._id, version })).toMatchObject({
      status: 200,
      body: { msg: 'Cliente restaurado' },
    })
  }
  expect(backend.data.clientes).toEqual([{ ...ana, version: 3 }])
  expect(await list()).toMatchObject({ total: 0 })
})

it('[E-05] says what blocks a restore: an e-mail or the name of a plan that another one has by now', async () => {
  const { ask } = signedIn({ membresias: [unaMembresia()] })
  const cuenta = {
    nombre: 'Eva',
    apellido_paterno: 'Ríos',
    tipo: 1,
    email: 'eva@demo.mx',
    password: 'una-clave',
  }
  const made = (await ask('/usuarios/crear', cuenta)).body.usuario as unknown as { _id: string }
  await ask('/usuarios/eliminar', { id: made._id })
  await ask('/usuarios/crear', { ...cuenta, email: 'EVA@demo.mx' })
  expect(await ask('/usuarios/restaurar', { id: made._id })).toMatchObject({ status: 409 })
  const { _id: id, nombre } = unaMembresia()
  await ask('/configuracion/eliminar_membresia', { id })
  await ask('/configuracion/crear_membresia', { nombre: nombre.toUpperCase(), beneficios: ['Uno'] })
  expect(await ask('/configuracion/restaurar_membresia', { id })).toMatchObject({ status: 409 })
})

it('[D49] deleted rows are shown only to who may edit', async () => {
  const { ask } = signedIn({}, 'ours', unUsuario({ permisos: { clientes: { ver: true, detalles: true } } }))
  expect((await ask('/clientes/listar', { eliminados: true })).status).toBe(403)
  expect((await ask('/clientes/detalles', { id: ana._id, eliminado: true })).status).toBe(403)
})

it('[D24] refuses a new file without its bytes', async () => {
  const { ask } = signedIn()
  expect(await ask('/clientes/crear_archivo', { id_cliente: ana._id, nombre: 'Acta' })).toMatchObject({
    status: 400,
    body: { campos: { archivo: expect.any(String) } },
  })
})

it('[D15] [D14] contracts and cancels a membership', async () => {
  const { ask } = signedIn({ membresias: [unaMembresia()] })
  const periodo = { fecha_inicio: '2024-01-01', fecha_fin: '2999-01-01' }
  const wanted = { id_cliente: ana._id, id_membresia: unaMembresia()._id, total: 10, metodo: 2, ...periodo }
  const { contratacion } = (await ask('/clientes/crear_contratacion', wanted)).body
  expect(contratacion).toMatchObject({ status: 0, membresia: { nombre: 'Básica' } })
  const cancel = {
    id_cliente: ana._id,
    id_contratacion: (contratacion as unknown as { _id: string })._id,
  }
  expect((await ask('/clientes/restaurar_fecha_fin', cancel)).status).toBe(409)
  const extended = await ask('/clientes/extender_contratacion', { ...cancel, dias: 2 })
  expect(extended.body).toMatchObject({ contratacion: { fecha_fin: '2999-01-03' } })
  const back = await ask('/clientes/restaurar_fecha_fin', cancel)
  expect(back.body).toMatchObject({ contratacion: { fecha_fin: '2999-01-01' } })
  expect((await ask('/clientes/cancelar_contratacion', cancel)).body).toMatchObject({
    contratacion: { status: 2 },
  })
  expect((await ask('/clientes/cancelar_contratacion', cancel)).status).toBe(409)
  for (const _again of [1, 2]) {
    expect((await ask('/clientes/restaurar_contratacion', cancel)).body).toMatchObject({
      contratacion: { status: 0 },
    })
  }
})

it('[P-01] [P-02] [D13] builds the profile from the client’s data', async () => {
  const de = { id_cliente: ana._id }
  const { ask } = signedIn({
    archivos: [unArchivo(), unArchivo({ _id: unId(2), id_cliente: unId(7) })],
    contrataciones: [unaContratacion({ status: 1 })],
    asesorias: [
      { ...unaAsesoria({ _id: unId(3), finalizacion: '2024-05-01', status: 1 }), ...de },
      { ...unaAsesoria({ _id: unId(4), creacion: '2999-01-01' }), ...de },
      unaAsesoria({ _id: unId(5) }),
    ],
  })
  const { cliente } = (await ask('/clientes/perfil', { id: ana._id })).body
  expect(cliente).toMatchObject({
    indicadores_generales: {
      asesorias_totales: 2,
      asesorias_pendientes: 1,
      asesorias_finalizadas: 1,
      membresia_actual: { nombre: 'Básica', status: 1 },
    },
    archivos: [{ _id: unArchivo()._id }],
    asesorias: [{ status: 0 }, { status: 2 }],
  })
})

it('[A-10] [D10] creates, finishes and deletes an advisory', async () => {
  const { backend, ask } = signedIn()
  await ask('/asesorias/crear', { cliente: ana._id, motivo: 'Plan', fecha: '2024-05-01' })
  const id = backend.data.asesorias[0]?._id
  expect((await ask('/asesorias/detalles', { id })).body).toMatchObject({
    asesoria: { cliente: { _id: ana._id }, asesor: { nombre: 'Rosa Méndez' }, tipo: 0, status: 0 },
  })
  await ask('/asesorias/editar', { id, finalizacion: '2024-05-09' })
  expect(backend.data.asesorias[0]).toMatchObject({ status: 1, motivo: 'Plan' })
  expect((await ask('/asesorias/eliminar', { id })).status).toBe(200)
  expect((await ask('/asesorias/detalles', { id })).status).toBe(404)
})

it('[D40] [D22] keeps e-mails unique, and the person’s own row out of the users’ screen', async () => {
  const { ask } = signedIn()
  const eva = { nombre: 'Eva', apellido_paterno: 'Ríos', tipo: 1, password: 'a', email: 'ROSA@demo.mx' }
  expect((await ask('/usuarios/crear', eva)).status).toBe(409)
  expect((await ask('/usuarios/editar', { id: unUsuario()._id, nombre: 'R' })).status).toBe(403)
})

it('[S-02] [D32] requires the current password before the e-mail or the password changes', async () => {
  const { backend, ask } = signedIn()
  const path = '/configuracion/editar_perfil_personal'
  expect((await ask(path, { email: 'otra@demo.mx' })).status).toBe(400)
  const foto = new File(['x'], 'yo.png', { type: 'image/png' })
  const saved = await ask(path, { email: 'otra@demo.mx', password_actual: CONTRASENA, perfil: foto })
  expect(saved.body).toMatchObject({ perfil: { email: 'otra@demo.mx', url_perfil_g: expect.any(String) } })
  expect(backend.data.usuarios[0]?.email).toBe('otra@demo.mx')
  const text = new File(['x'], 'yo.txt', { type: 'text/plain' })
  expect((await ask(path, { perfil: text })).status).toBe(415)
})

it('[D28] [L-06] a ticket and the code of the mail give a new password; the plain contract answers the digits', async () => {
  const { ask } = signedIn()
  const email = unUsuario().email
  const { codigo: ticket } = (await ask('/auth/confirmar_correo', { email })).body
  expect(await ask('/auth/verificar_codigo', { email, ticket, codigo: '0000' })).toMatchObject({
    body: { msg: 'El código no coincide' },
  })
  expect((await ask('/auth/recuperar_password', { email, password: 'nueva-clave' })).status).toBe(400)
  const { token_recuperacion } = (await ask('/auth/verificar_codigo', { email, ticket, codigo: CODIGO })).body
  await ask('/auth/recuperar_password', { password: 'nueva-clave', token_recuperacion })
  expect((await ask('/auth/login', { email, password: CONTRASENA })).status).toBe(401)
  expect((await ask('/auth/login', { email, password: 'nueva-clave' })).status).toBe(200)
  const plain = signedIn({}, 'plain').ask
  expect((await plain('/auth/confirmar_correo', { email })).body).toMatchObject({ codigo: CODIGO })
  expect((await plain('/auth/recuperar_password', { email, password: 'x' })).status).toBe(200)
})

it('[D23] each call needs its permission', async () => {
  const permisos = { ...todosLosPermisos(), clientes: { ver: true } }
  const { ask } = signedIn({}, 'ours', unUsuario({ permisos }))
  expect((await ask('/clientes/exportar', {})).status).toBe(200)
  expect((await ask('/clientes/perfil', { id: ana._id })).status).toBe(200)
  expect((await ask('/clientes/editar', { id: ana._id })).status).toBe(403)
  expect((await ask('/clientes/eliminar_archivo', { id_cliente: ana._id, id_archivo: unId(2) })).status).toBe(
    403,
  )
})

describe('[D22] decides which users a person may change', () => {
  const usuarios = { ver: true, agregar: true, editar: true }
  const editor = { tipo: 1 as const, permisos: { usuarios, clientes: { ver: true } } }
  const given = { nombre: 'Eva', apellido_paterno: 'Ríos', email: 'eva@demo.mx', password: 'una-clave' }
  const as = (own: object) => {
    const target = unUsuario({ _id: unId(0x900), email: 'otra@demo.mx', ...own })
    return signedIn({ usuarios: [target] }, 'ours', unUsuario({ _id: unId(0x901), ...editor }))
  }
  const small = { tipo: 1, permisos: { clientes: { ver: true } } }

  it.each([
    ['who holds no more', small, 200],
    ['who may edit clients', { tipo: 1, permisos: { clientes: { editar: true } } }, 403],
    ['who has a permission of a later remote', { tipo: 1, permisos: { reportes: { ver: true } } }, 403],
    ['an Administrador of whom nothing is named', { tipo: 0, permisos: {} }, 403],
  ])('edits and deletes %s: %#', async (_, target, status) => {
    const { ask } = as(target)
    expect((await ask('/usuarios/editar', { id: unId(0x900), nombre: 'Otra' })).status).toBe(status)
    expect((await ask('/usuarios/eliminar', { id: unId(0x900) })).status).toBe(status)
  })

  it.each([
    ['a permission of one’s own', small, 200],
    ['another one', { tipo: 1, permisos: { clientes: { editar: true } } }, 403],
    ['a whole branch', { tipo: 1, permisos: { clientes: true } }, 403],
    ['all, through the tipo', { tipo: 0, permisos: {} }, 403],
  ])('gives %s: %#', async (_, gift, status) => {
    const { ask } = as(small)
    expect((await ask('/usuarios/crear', { ...given, ...gift })).status).toBe(status)
    expect((await ask('/usuarios/editar', { id: unId(0x900), ...gift })).status).toBe(status)
  })

  it('refuses a tipo whose defaults exceed the person’s own permissions', async () => {
    expect((await as(small).ask('/usuarios/crear', { ...given, tipo: 1 })).status).toBe(403)
  })

  it('refuses changes to one’s own user, so that at least one user keeps usuarios.editar', async () => {
    const { ask } = as(small)
    expect((await ask('/usuarios/editar', { id: unId(0x901), nombre: 'Yo' })).status).toBe(403)
    expect((await ask('/usuarios/eliminar', { id: unId(0x901) })).status).toBe(403)
  })
})

describe('[E-10] notes', () => {
  const data = { clientes: [ana], notas: [] }
  it('a day without a name belongs to the author, who finishes, deletes and restores it', async () => {
    const { ask } = signedIn(data)
    const sent = { id_cliente: ana._id, texto: 'Uno', vence: '2026-01-02' }
    const nota: Nota = (await ask('/clientes/crear_nota', sent)).body.nota!
    expect(nota.responsable).toEqual(nota.autor)
    const which = { id_cliente: ana._id, id_nota: nota._id }
    const mine = async () => ((await ask('/tareas/mias', {})).body.tareas! as TareaMia[]).length
    expect(await mine()).toBe(1)
    expect((await ask('/clientes/terminar_nota', { ...which, hecha: true })).status).toBe(200)
    expect(await mine()).toBe(0)
    expect((await ask('/clientes/editar_nota', { ...which, texto: 'Dos', version: 1 })).status).toBe(409)
    expect((await ask('/clientes/eliminar_nota', which)).status).toBe(200)
    expect((await ask('/clientes/editar_nota', { ...which, texto: 'Dos' })).status).toBe(404)
    expect((await ask('/clientes/restaurar_nota', which)).body).toMatchObject({ nota: { texto: 'Uno' } })
  })

  it('nobody edits what somebody else wrote; only an Administrador deletes it', async () => {
    const otra = { _id: unId(0x901), nombre: 'Eva Ríos' }
    const notas = [unaNota({ id_cliente: ana._id, autor: otra, responsable: null })]
    const which = { id_cliente: ana._id, id_nota: notas[0]?._id }
    const { ask } = signedIn({ ...data, notas })
    expect((await ask('/clientes/editar_nota', { ...which, texto: 'Dos' })).status).toBe(403)
    expect((await ask('/clientes/terminar_nota', { ...which, hecha: true })).status).toBe(403)
    const asesor = signedIn({ ...data, notas }, 'ours', unUsuario({ tipo: 1 }))
    expect((await asesor.ask('/clientes/eliminar_nota', which)).status).toBe(403)
    expect((await ask('/clientes/eliminar_nota', which)).status).toBe(200)
  })

  it('the history is paged by its cursor and filtered by kind', async () => {
    const notas = [1, 2, 3].map((n) => unaNota({ _id: unId(0x800 + n), id_cliente: ana._id }))
    const { ask } = signedIn({ ...data, notas })
    const first = (await ask('/clientes/historia', { id_cliente: ana._id, tipos: ['nota'], filas: 2 })).body
    expect(first).toMatchObject({ entradas: [{ _id: unId(0x803) }, { _id: unId(0x802) }] })
    const despues = first.siguiente
    const rest = (
      await ask('/clientes/historia', { id_cliente: ana._id, tipos: ['nota'], filas: 2, despues })
    ).body
    expect(rest).toMatchObject({ entradas: [{ _id: unId(0x801) }], siguiente: null })
  })
})

describe('[D59] batches', () => {
  const rows = unosClientes(250)
  it('go on with each look, tell what failed, and are undone by another', async () => {
    const { ask } = signedIn({ clientes: rows })
    const stale = { id: rows[0]!._id, version: 9 }
    const named = { accion: 'eliminar', renglones: [stale, { id: rows[1]!._id, version: rows[1]!.version }] }
    const small = (await ask('/clientes/crear_lote', named)).body.lote! as Lote
    expect((await ask('/lotes/mios', {})).body).toMatchObject({ lotes: [{ _id: small._id }] })
    expect((await ask('/lotes/ver', { id: small._id })).body).toMatchObject({
      lote: { estado: 'terminado', hechos: 1, fallidos: 1 },
      fallas: [{ _id: stale.id, motivo: 'Otra persona cambió este registro mientras tanto' }],
    })
    const all = (await ask('/clientes/crear_lote', { accion: 'eliminar', filtro: {} })).body.lote! as Lote
    expect((await ask('/lotes/ver', { id: all._id })).body).toMatchObject({
      lote: { hechos: 100, total: 249 },
    })
    expect((await ask('/lotes/cancelar', { id: all._id })).body).toMatchObject({
      lote: { estado: 'cancelado' },
    })
    const undo = { accion: 'restaurar', id_lote: all._id }
    expect((await ask('/clientes/crear_lote', undo)).body).toMatchObject({ lote: { total: 100 } })
  })

  it('[D22] of users spare one’s own', async () => {
    const { ask } = signedIn({ usuarios: [unUsuario(), unUsuario({ _id: unId(2), email: 'beto@demo.mx' })] })
    const { lote } = (await ask('/usuarios/crear_lote', { accion: 'eliminar', filtro: {} })).body
    expect((await ask('/lotes/ver', { id: (lote! as Lote)._id })).body).toMatchObject({
      lote: { hechos: 1, fallidos: 1 },
      fallas: [{ nombre: 'Rosa Méndez', motivo: 'La cuenta propia no se puede eliminar' }],
    })
  })
})
