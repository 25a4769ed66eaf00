import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { IconDanger, IconInfo, IconSuccess, IconWarning } from './icons/index.ts'

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: string
  /** A button of size sm, or a link. */
  action?: ReactNode
  children?: ReactNode
}

const looks = {
  info: { icon: <IconInfo />, bg: 'accent.subtle', color: 'accent.text' },
  success: { icon: <IconSuccess />, bg: 'success.subtle', color: 'success.text' },
  warning: { icon: <IconWarning />, bg: 'warning.subtle', color: 'warning.text' },
  danger: { icon: <IconDanger />, bg: 'danger.subtle', color: 'danger.text' },
}

/** A permanent message in the page. Messages that only confirm an action are alerts of the shell instead. */
export function Notice({ tone = 'info', title, action, children }: NoticeProps) {
  const { icon, bg, color } = looks[tone]
  return (
    <chakra.div
      role={tone === 'danger' ? 'alert' : 'status'}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="4"
      py="3"
      borderRadius="md"
      bg={bg}
    >
      <chakra.div display="flex" gap="3" flex="1 1 16rem" minWidth="0">
        <chakra.span color={color} pt="0.5" display="inline-flex">
          {icon}
        </chakra.span>
        <chakra.div minWidth="0" overflowWrap="anywhere">
          {title && (
            <chakra.p fontWeight="semibold" color={color}>
              {title}
            </chakra.p>
          )}
          {children && <chakra.div fontSize={title ? 'sm' : 'md'}>{children}</chakra.div>}
        </chakra.div>
      </chakra.div>
      {action}
    </chakra.div>
  )
}

export interface EmptyStateProps {
  title: string
  icon?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

/** Replaces empty content: says what belongs here, and how to begin. */
export function EmptyState({ title, icon, action, children }: EmptyStateProps) {
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      gap="2"
      px="4"
      py="10"
      textAlign="center"
      _print={{ py: '3' }}
    >
      {icon && <chakra.span color="fg.muted">{icon}</chakra.span>}
      <chakra.p fontWeight="semibold">{title}</chakra.p>
      {children && (
        <chakra.div color="fg.muted" maxWidth="32rem" fontSize="sm">
          {children}
        </chakra.div>
      )}
      {action && <chakra.div mt="3">{action}</chakra.div>}
    </chakra.div>
  )
}
