import { useEffect, useState, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { Button } from '../button/Button'
import { FieldGrid } from '../form/FieldGrid'
import { Form } from '../form/Form'
import { IconSearch } from '../icons'
import { Dialog } from './Dialog'
import { textos } from './dialog.textos'

/** What the dialog needs of useList's List. */
export interface FilterableList<F> {
  query: { filtros: F }
  filtrosVacios: F
  search(filtros: F): Promise<boolean>
}

export interface FilterDialogProps<F extends FieldValues> {
  open: boolean
  title: string
  list: FilterableList<F>
  onClose(): void
  /** Fields of /ui/form, named as the filters. */
  children: ReactNode
}

type Search = 'all' | 'these'

/** Asks a list's question (C-08, C-09). It closes once the list has answered; a failure leaves everything as typed. */
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
  const busy = searching !== null

  // It opens with the question that the list shows, not with what was typed and given up last time.
  useEffect(() => {
    if (open) reset(filtros)
    // Only on opening: the question changes under the dialog while it searches.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open, reset])

  const search = async (which: Search, values: F) => {
    if (busy) return
    setSearching(which)
    try {
      if (await list.search(values)) onClose()
    } finally {
      setSearching(null)
    }
  }

  return (
    <Dialog
      open={open}
      title={title}
      size="lg"
      busy={busy}
      wrap={(inside) => (
        <Form form={form} onSubmit={(values) => search('these', values)} busy={busy} focusFirst={false}>
          {inside}
        </Form>
      )}
      onClose={onClose}
      footer={
        <>
          <Button
            disabled={busy}
            loading={searching === 'all'}
            onClick={() => void search('all', list.filtrosVacios)}
          >
            {textos.buscarTodos}
          </Button>
          <Button
            variant="primary"
            type="submit"
            icon={<IconSearch />}
            disabled={busy}
            loading={searching === 'these'}
          >
            {textos.buscar}
          </Button>
        </>
      }
    >
      <FieldGrid>{children}</FieldGrid>
    </Dialog>
  )
}
