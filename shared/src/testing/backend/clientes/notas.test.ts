import { type Nota, type TareaMia } from '../../../contract/index.ts'
import { ana, signedIn } from '../../askBackend.testing.ts'
import { unaNota, unId, unUsuario } from '../../builders.ts'

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
})
