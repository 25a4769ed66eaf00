import { type Lote } from '../../../contract/index.ts'
import { signedIn } from '../../askBackend.testing.ts'
import { unId, unosClientes, unUsuario } from '../../builders.ts'

describe('[D59] batches', () => {
  const rows = unosClientes(250)
  it('are done at once, tell what failed, and are undone by another', async () => {
    const { backend, ask } = signedIn({ clientes: rows })
    const stale = { id: rows[0]!._id, version: 9 }
    const named = { accion: 'eliminar', renglones: [stale, { id: rows[1]!._id, version: rows[1]!.version }] }
    const small = (await ask('/clientes/crear_lote', named)).body.lote! as Lote
    expect((await ask('/lotes/ver', { id: small._id })).body).toMatchObject({
      lote: { estado: 'terminado', hechos: 1, fallidos: 1 },
      fallas: [{ _id: stale.id, motivo: 'Otra persona cambió este registro mientras tanto' }],
    })
    const all = (await ask('/clientes/crear_lote', { accion: 'eliminar', filtro: {} })).body.lote! as Lote
    expect((await ask('/lotes/ver', { id: all._id })).body).toMatchObject({ lote: { hechos: 249 } })
    expect(backend.data.clientes).toEqual([])
    const undo = { accion: 'restaurar', id_lote: all._id }
    expect((await ask('/clientes/crear_lote', undo)).body).toMatchObject({ lote: { total: 249 } })
    expect(backend.data.clientes).toHaveLength(249)
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
