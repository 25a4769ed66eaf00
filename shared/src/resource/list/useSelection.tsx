import { useState } from 'react'
import { hasCapacidad, useAuth } from '../../stores/auth.ts'
import { onDemand, usePart } from '../../ui/demand/index.ts'
import type { ListSelection } from '../../ui/list/index.ts'
import { filterKey } from '../query/address.ts'
import { isReadAfter, keepLotes, keptLotes, readAfter } from '../lotes/kept.ts'
import type { Elegidos, ListaConLotes, LoteAction, OtherAction } from '../lotes/types.ts'
import type { List, ListShape } from '../types.ts'

const selectionBar = () => import('../lotes/SelectionBar.tsx').then((file) => file.SelectionBar)
const LoteProgress = onDemand(() => import('../lotes/LoteProgress.tsx').then((file) => file.LoteProgress), {
  here: null,
})

interface Row {
  _id: string
  version?: number | undefined
}

export interface SelectionOptions<F> {
  lista: ListaConLotes
  /** What the person may do with many rows; none: nothing is offered. */
  actions: LoteAction[]
  /** What needs no batch. */
  others?: OtherAction[]
  /** The list's filters as its call sends them. */
  filtro(filtros: F): object
}

type Chosen = ReadonlyMap<string, Row>
const NONE: Chosen = new Map()

/**
 * Many at once (E-09): choosing rows on any page of a list, or all that match its filters, and following the batch
 * that does something with them. Other filters begin another choice, because the chosen rows are out of sight.
 */
export function useSelection<Fila extends Row, F extends object>(
  definition: ListShape<F>,
  list: Pick<List<Fila, F>, 'query' | 'state' | 'reload'>,
  { lista, actions: permitted, others = [], filtro }: SelectionOptions<F>,
): ListSelection<Fila> {
  const batches = useAuth((auth) => hasCapacidad(auth, `/${lista}/crear_lote`))
  const actions = batches ? permitted : []
  const offered = actions.length > 0 || others.length > 0
  const { filtros } = list.query
  const key = filterKey(definition, filtros)
  const [choice, setChoice] = useState<{ key: string; rows: Chosen; all: boolean } | null>(null)
  const [followed, setFollowed] = useState(() => keptLotes(lista))
  const isDeletedShown = 'eliminados' in filtros && (filtros.eliminados as unknown[]).length > 0
  const wanted = offered && choice !== null && !isDeletedShown
  // Nothing can be chosen before there is something to do with it.
  const { part: SelectionBar, standIn } = usePart(selectionBar, { wanted, onClose: () => setChoice(null) })
  const on = wanted && SelectionBar !== null
  const { rows, all } = on && choice.key === key ? choice : { rows: NONE, all: false }
  const { rows: page, total } = list.state.status === 'ready' ? list.state : { rows: [], total: 0 }

  const choose = (some: Fila[], chosen: boolean) => {
    // Without one of all, those of this page are left: «all but one» is no filter.
    const next = new Map(all ? page.map((row) => [row._id, row]) : rows)
    for (const row of some) {
      if (chosen) next.set(row._id, row)
      else next.delete(row._id)
    }
    setChoice({ key, rows: next, all: false })
  }
  const follow = (ids: string[]) => {
    keepLotes(lista, ids)
    setFollowed(ids)
  }
  const asked = (): Elegidos =>
    all
      ? { filtro: filtro(filtros), esperados: total }
      : {
          renglones: [...rows.values()].map(({ _id: id, version }) => ({
            id,
            ...(version !== undefined && { version }),
          })),
        }

  return {
    offered: offered && !isDeletedShown,
    checks: on ? { isChosen: ({ _id }) => all || rows.has(_id), choose } : undefined,
    start: () => setChoice({ key, rows: NONE, all: false }),
    bar: on ? (
      <SelectionBar
        lista={lista}
        actions={actions}
        others={others}
        count={all ? total : rows.size}
        total={all ? null : total}
        onAll={() => setChoice({ key, rows: NONE, all: true })}
        asked={asked}
        ids={all ? undefined : [...rows.keys()]}
        query={list.query}
        onBegun={(id) => {
          setChoice(null)
          follow([...followed, id])
        }}
        onRefused={() => void list.reload()}
        onEnd={() => setChoice(null)}
      />
    ) : (
      standIn
    ),
    progress:
      offered &&
      followed.map((id) => (
        <LoteProgress
          key={id}
          id={id}
          isRead={isReadAfter(lista, id)}
          onEnded={() => {
            readAfter(lista, id)
            void list.reload()
          }}
          onUndo={(undoing) => follow(followed.map((one) => (one === id ? undoing : one)))}
          onClose={() => follow(followed.filter((one) => one !== id))}
        />
      )),
  }
}
