import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { linkMark } from './openRow'
import type { RowAction } from './types'

/** What a row's name leads to: the first of its actions that may. */
export const opener = (actions: RowAction[] | undefined): RowAction | undefined =>
  actions?.find(({ opens, disabled }) => opens && !disabled)

export interface RowLinkProps {
  /** Without one the content is only text. */
  action: RowAction | undefined
  /** The row's name, whole: the first cell may show a part of it. */
  name: string
  children: ReactNode
}

/** The name of a row as the link to where the row leads. */
export function RowLink({ action, name, children }: RowLinkProps) {
  const common = { 'aria-label': name, [linkMark]: '' }
  if (action?.to !== undefined) {
    return (
      <RouterLink to={action.to} {...common}>
        {children}
      </RouterLink>
    )
  }
  if (action?.onClick === undefined) return children
  return (
    <button type="button" onClick={() => action.onClick?.()} {...common}>
      {children}
    </button>
  )
}
