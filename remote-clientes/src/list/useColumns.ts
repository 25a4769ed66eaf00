import { useAuth } from '@backoffice/shared'
import type { ClienteEnLista } from '@backoffice/shared/contract'
import type { Column } from '@backoffice/shared/ui/list'
import { columns } from './columns.ts'
import { furtherColumns, seesFurther } from './further.ts'

/** The columns that this person can choose from. */
export const useColumns = (): Column<ClienteEnLista>[] =>
  useAuth(seesFurther) ? [...columns, ...furtherColumns] : columns
