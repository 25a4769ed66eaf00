import type { ComponentType, LazyExoticComponent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { onDemand } from '../../demand/onDemand.tsx'
import type { FilterableList } from '../../dialog/FilterDialog.tsx'

interface Props {
  open: boolean
  list: FilterableList<FieldValues>
  onClose(): void
}

/**
 * A list's filter dialog, downloaded when it is first opened. The type is that of React's `lazy`, as remotes built before
 * know it; only that it is a component counts.
 */
export type FilterDialogOnDemand = LazyExoticComponent<ComponentType<Props>>

/**
 * Makes the dialog from its title and its fields (of /ui/form, named like the filters). Call it once, outside the page:
 * `filterDialog('Filtrar clientes', () => import('../FilterFields'))`.
 */
export const filterDialog = (
  title: string,
  fields: () => Promise<{ FilterFields: ComponentType }>,
): FilterDialogOnDemand =>
  onDemand(async () => {
    const [{ FilterDialog }, { FilterFields }] = await Promise.all([
      import('../../dialog/index.ts'),
      fields(),
    ])
    return (props: Props) => (
      <FilterDialog title={title} {...props}>
        <FilterFields />
      </FilterDialog>
    )
  }) as unknown as FilterDialogOnDemand
