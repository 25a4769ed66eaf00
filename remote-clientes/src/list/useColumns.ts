import { useAuth } from '@backoffice/shared'
import type { ClienteEnLista } from '@backoffice/shared/contract'
import type { Column } from '@backoffice/shared/ui/list'
import { columns } from './columns'
import { furtherColumns, seesFurther } from './further'

/** The columns that this person can choose from. */
export const useColumns = (): Column<ClienteEnLista>[] =>
  useAuth(seesFurther) ? [...columns, ...furtherColumns] : columns
