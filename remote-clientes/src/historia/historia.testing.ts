import type { EntradaHistoria, Nota } from '@backoffice/shared/contract'
import type { Backend } from '@backoffice/shared/testing'

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
