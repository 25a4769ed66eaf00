import { chakra } from '@chakra-ui/react'
import { IconButton } from '../../../button/IconButton.tsx'
import { IconSortAsc, IconSortDesc } from '../../../icons/index.ts'
import { SmallSelect } from '../../paging/SmallSelect.tsx'
import { textos } from '../../list.textos.ts'
import type { RowsViewProps } from '../../types.ts'

type SortSelectProps<Fila> = Pick<RowsViewProps<Fila>, 'columns' | 'isSortable' | 'sorting' | 'onSort'>

/** Sorting for layouts without column heads. */
export function SortSelect<Fila>({ columns, isSortable, sorting, onSort }: SortSelectProps<Fila>) {
  const sortable = columns.filter(isSortable)
  if (sortable.length === 0) return null
  const options = sortable.map(({ id, header }) => ({ value: id, label: header }))
  return (
    <chakra.div display="flex" alignItems="center" gap="1">
      <SmallSelect
        label={textos.ordenarPor}
        value={sorting?.id ?? ''}
        options={sorting ? options : [{ value: '', label: '—' }, ...options]}
        onChange={(id) => id && onSort(id)}
      />
      {sorting && (
        <IconButton
          label={sorting.direction === 'asc' ? textos.ascendente : textos.descendente}
          icon={sorting.direction === 'asc' ? <IconSortAsc /> : <IconSortDesc />}
          onClick={() => onSort(sorting.id)}
        />
      )}
    </chakra.div>
  )
}
