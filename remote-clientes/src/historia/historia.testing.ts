import type { EntradaHistoria, Nota } from '@backoffice/shared/contract'
import { type Backend, unaNota } from '@backoffice/shared/testing'

/** A note as an entry of the history. */
export const deNota = (nota: Nota): EntradaHistoria => ({
  ...{ tipo: 'nota', _id: nota._id, momento: nota.creacion, autor: nota.autor.nombre },
  nota,
})

/** Answers the history with these entries, as they are by then: those of the kinds that are asked for. */
export const contarHistoria = (backend: Backend, entradas: () => EntradaHistoria[]): void =>
  backend.answers('POST /clientes/historia', ({ tipos }) => ({
    entradas: entradas().filter(({ tipo }) => tipos.length === 0 || tipos.includes(tipo)),
    siguiente: null,
  }))

/** Answers what is done to the notes of a client, which the history tells; `son` says which they are. */
export function llevarNotas(backend: Backend) {
  let notas: Nota[] = []
  const guarda = (nota: Nota, msg: string) => {
    notas = [nota, ...notas.filter(({ _id }) => _id !== nota._id)]
    return { msg, nota }
  }
  const cambia = (id: string, own: Partial<Nota>, msg: string) => {
    const nota = notas.find(({ _id }) => _id === id) ?? unaNota()
    return guarda({ ...nota, ...own, version: (nota.version ?? 1) + 1 }, msg)
  }
  contarHistoria(backend, () => notas.map(deNota))
  backend.answers('POST /clientes/crear_nota', ({ texto }) =>
    guarda(unaNota({ texto, vence: null, responsable: null }), 'Nota agregada'),
  )
  backend.answers('POST /clientes/editar_nota', ({ id_nota, texto }) =>
    cambia(id_nota, { texto }, 'Cambios guardados'),
  )
  backend.answers('POST /clientes/terminar_nota', ({ id_nota }) =>
    cambia(id_nota, { hecha: '2024-05-02T12:00:00.000Z' }, 'Tarea terminada'),
  )
  backend.answers('POST /clientes/eliminar_nota', ({ id_nota }) => {
    const nota = notas.find(({ _id }) => _id === id_nota) ?? unaNota()
    notas = notas.filter((one) => one !== nota)
    backend.answers('POST /clientes/restaurar_nota', () => guarda(nota, 'Nota restaurada'))
    return { msg: 'Nota eliminada' }
  })
  return { son: (...todas: Nota[]) => void (notas = todas) }
}
