import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { linkMark } from './openRow.ts'
import type { RowAction } from '../types.ts'

/** The target of a row's name: the first permitted action that can be one. */
export const opener = (actions: RowAction[] | undefined): RowAction | undefined =>
  actions?.find(({ opens, disabled }) => opens && !disabled)

export interface RowLinkProps {
  /** Without a target the content is plain text. */
  action: RowAction | undefined
  /** The row's full name: the first cell may show only part of it. */
  name: string
  children: ReactNode
}

/** A row's name as a link to the row's target. */
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
