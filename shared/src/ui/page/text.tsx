import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface HeadingProps {
  level: 1 | 2 | 3 | 4
  size?: 'sm' | 'md' | 'lg'
  id?: string
  children: ReactNode
}

const headingSizes = { sm: 'sm', md: 'md', lg: 'xl' }

/** A heading, which differs by weight rather than by size. */
export function Heading({ level, size = level === 1 ? 'lg' : 'md', id, children }: HeadingProps) {
  return (
    <chakra.h2
      as={`h${level}`}
      id={id}
      fontSize={headingSizes[size]}
      fontWeight="semibold"
      lineHeight="1.3"
      overflowWrap="anywhere"
      letterSpacing={size === 'lg' ? '-0.01em' : undefined}
    >
      {children}
    </chakra.h2>
  )
}

export interface TextProps {
  tone?: 'default' | 'muted' | 'danger'
  size?: 'sm' | 'md'
  as?: 'p' | 'span'
  id?: string
  children: ReactNode
}

const tones = { default: 'inherit', muted: 'fg.muted', danger: 'danger.text' }

export function Text({ tone = 'default', size = 'md', as = 'p', id, children }: TextProps) {
  return (
    <chakra.p as={as} id={id} color={tones[tone]} fontSize={size} overflowWrap="anywhere">
      {children}
    </chakra.p>
  )
}

/** Shown in place of an empty value (C-04). */
export function Dash() {
  return <span data-dash="">—</span>
}
