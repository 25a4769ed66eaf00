import { chakra } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { beginLote } from './beginLote.ts'
import { ConfirmLote } from './ConfirmLote.tsx'
import { cuantos, textos } from './lotes.textos.ts'
import type { DatosDeLote, Elegidos, ListaConLotes, LoteAction, OtherAction } from './types.ts'
import type { ListQuery } from '../types.ts'
import { useExport } from '../list/useExport.ts'
import { useSave } from '../record/save/useSave.ts'
import { hasCapacidad, useAuth } from '../../stores/auth.ts'
import { Button } from '../../ui/button/Button.tsx'

/** How many rows one batch may have: the contract's LOTE_MAX, whose schemas the browser does not load. */
const LOTE_MAX = 10_000

export interface SelectionBarProps {
  lista: ListaConLotes
  actions: LoteAction[]
  others: OtherAction[]
  /** How many are chosen. */
  count: number
  /** How many match; null: all of them are chosen. */
  total: number | null
  onAll(): void
  asked(): Elegidos
  /** The chosen rows; undefined: all that match. */
  ids: string[] | undefined
  query: ListQuery<object>
  onBegun(id: string): void
  /** The rows are no longer those that the person sees. */
  onRefused(): void
  onEnd(): void
}

interface Asked {
  accion: LoteAction['accion']
  elegidos: Elegidos
  datos: DatosDeLote
}

/** How many rows are chosen and what can be done with them; it stays in sight at the lower edge. */
export function SelectionBar(props: SelectionBarProps) {
  const { lista, actions, others, count, total, onAll, asked, ids, query, onBegun, onRefused, onEnd } = props
  const file = useExport(`/${lista}/exportar`, { query })
  const exportsIds = useAuth((auth) => hasCapacidad(auth, 'exportar.ids'))
  const [asking, setAsking] = useState<LoteAction | null>(null)
  const { save, pending, error, campos, reset } = useSave(
    ({ accion, elegidos, datos }: Asked, options) => beginLote(lista, accion, elegidos, datos, options),
    {
      onSaved: ({ _id }) => onBegun(_id),
      onFailed: ({ status }) => status === 409 && onRefused(),
    },
  )
  const ask = (action: LoteAction) => {
    reset()
    setAsking(action)
  }
  const que = cuantos(lista, count)
  const dialog = {
    cuantos: que,
    pending,
    error,
    campos,
    begin: (datos: DatosDeLote) =>
      asking ? save({ accion: asking.accion, elegidos: asked(), datos }) : Promise.resolve(false),
    onClose: () => setAsking(null),
  }

  return (
    <chakra.section aria-label={textos.barra} css={bar} data-no-print="">
      <span role="status">{count === 0 ? textos.ninguno(lista) : textos.elegidos(lista, count)}</span>
      {total !== null && total > count && (
        <Button size="sm" disabled={total > LOTE_MAX} onClick={onAll}>
          {textos.todos(lista, total)}
        </Button>
      )}
      {total !== null && total > LOTE_MAX && <small>{textos.demasiados(lista)}</small>}
      {file.error?.kind === 'answer' && <small role="alert">{textos.noSeExporto}</small>}
      <chakra.div css={buttons}>
        {file.offered && exportsIds && (
          <Button
            size="sm"
            loading={file.pending}
            disabled={count === 0}
            onClick={() => void file.start(ids)}
          >
            {textos.exportar}
          </Button>
        )}
        {others.map(({ label, onClick }) => (
          <Button key={label} size="sm" disabled={count === 0} onClick={() => onClick(asked())}>
            {label}
          </Button>
        ))}
        {actions.map((action) => (
          <Button
            key={action.accion}
            size="sm"
            variant={action.danger ? 'danger' : 'secondary'}
            disabled={count === 0}
            onClick={() => ask(action)}
          >
            {action.label}
          </Button>
        ))}
        <Button size="sm" onClick={onEnd}>
          {textos.terminar}
        </Button>
      </chakra.div>
      {/* A remote built before onDemand brings a lazy dialog. */}
      <Suspense fallback={null}>
        {asking &&
          (asking.Dialog ? <asking.Dialog {...dialog} /> : <ConfirmLote lista={lista} {...dialog} />)}
      </Suspense>
    </chakra.section>
  )
}

const bar = {
  position: 'sticky',
  bottom: '3',
  zIndex: 'sticky',
  mt: '3',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: '3',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderRadius: 'lg',
  boxShadow: 'lg',
}

const buttons = { display: 'flex', flexWrap: 'wrap', gap: '2', ms: 'auto' }
