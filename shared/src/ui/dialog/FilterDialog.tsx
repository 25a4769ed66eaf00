import { useEffect, useState, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { Button } from '../button/Button.tsx'
import { FieldGrid } from '../form/frame/FieldGrid.tsx'
import { Form } from '../form/frame/Form.tsx'
import { FormButtons } from '../form/frame/FormButtons.tsx'
import type { Refused } from '../form/refusal.ts'
import { RefusalNotice } from '../form/frame/RefusalNotice.tsx'
import { IconSearch } from '../icons/index.ts'
import { Stack } from '../page/layout.tsx'
import { Dialog } from './Dialog.tsx'
import { textos } from './dialog.textos.ts'

/** The parts of useList's List that the dialog needs. */
export interface FilterableList<F> {
  query: { filtros: F }
  filtrosVacios: F
  search(filtros: F): Promise<boolean>
  /** Explains a failed search. */
  state?:
    | { status: 'loading' }
    | { status: 'error'; error: Refused }
    | { status: 'ready'; refreshError: Refused | null }
}

export interface FilterDialogProps<F extends FieldValues> {
  open: boolean
  title: string
  list: FilterableList<F>
  onClose(): void
  /** Fields of /ui/form, named like the filters. */
  children: ReactNode
}

type Search = 'all' | 'these'

/**
 * Edits a list's filters (C-08, C-09). It closes once the list has answered; after a failure everything typed stays.
 */
export function FilterDialog<F extends FieldValues>({
  open,
  title,
  list,
  onClose,
  children,
}: FilterDialogProps<F>) {
  const { filtros } = list.query
  const form = useForm<F>({ defaultValues: filtros as DefaultValues<F> })
  const { reset } = form
  const [searching, setSearching] = useState<Search | null>(null)
  const [failed, setFailed] = useState(false)
  const busy = searching !== null
  const error = failed && !busy ? errorOf(list.state) : null

  // Opens with the list's current filters, not with those typed and discarded last time.
  useEffect(() => {
    if (open) reset(filtros)
    // Only on opening: the question changes under the dialog while it searches.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open, reset])

  const search = async (which: Search, values: F) => {
    if (busy) return
    setSearching(which)
    try {
      const answered = await list.search(values)
      setFailed(!answered)
      if (answered) onClose()
    } finally {
      setSearching(null)
    }
  }

  const close = () => {
    setFailed(false)
    onClose()
  }

  return (
    <Dialog
      open={open}
      title={title}
      size="lg"
      busy={busy}
      wrap={(inside) => (
        <Form
          form={form}
          onSubmit={(values) => search('these', values)}
          busy={busy}
          campos={error?.campos ?? null}
          focusFirst={false}
        >
          {inside}
        </Form>
      )}
      onClose={close}
      footer={
        <FormButtons
          primary={
            <Button
              variant="primary"
              type="submit"
              icon={<IconSearch />}
              disabled={busy}
              loading={searching === 'these'}
            >
              {textos.buscar}
            </Button>
          }
          safe={
            <Button
              disabled={busy}
              loading={searching === 'all'}
              onClick={() => void search('all', list.filtrosVacios)}
            >
              {textos.buscarTodos}
            </Button>
          }
        />
      }
    >
      <Stack gap={4}>
        <FieldGrid>{children}</FieldGrid>
        <RefusalNotice error={error} keeps reading />
      </Stack>
    </Dialog>
  )
}

function errorOf(state: FilterableList<unknown>['state']): Refused | null {
  if (state?.status === 'error') return state.error
  return state?.status === 'ready' ? state.refreshError : null
}
