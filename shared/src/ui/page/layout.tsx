import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ElementType, ReactNode } from 'react'

/** The escape hatch for styles that the kit does not name: semantic tokens only. */
export const Box = chakra('div')

export interface StackProps {
  /** In steps of 4 px. */
  gap?: number
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  justify?: 'start' | 'center' | 'end' | 'space-between'
  as?: ElementType
  children: ReactNode
}

/** Stacks its children vertically. */
export function Stack({ gap = 4, align = 'stretch', justify = 'start', as, children }: StackProps) {
  return (
    <Flex as={as} direction="column" gap={`${gap * 4}px`} alignItems={align} justifyContent={justify}>
      {children}
    </Flex>
  )
}

/** Puts its children side by side, wrapping onto further lines when there is no room. */
export function Row({
  gap = 2,
  align = 'center',
  justify = 'start',
  as,
  wrap = true,
  children,
}: StackProps & { wrap?: boolean }) {
  return (
    <Flex
      as={as}
      gap={`${gap * 4}px`}
      alignItems={align}
      justifyContent={justify}
      flexWrap={wrap ? 'wrap' : 'nowrap'}
    >
      {children}
    </Flex>
  )
}

function Flex({
  direction = 'row',
  ...rest
}: Omit<HTMLChakraProps<'div'>, 'direction'> & { direction?: 'row' | 'column' }) {
  return <chakra.div display="flex" flexDirection={direction} minWidth={0} {...rest} />
}

export interface GridProps {
  columns?: 1 | 2 | 3 | 4
  /** Below 768 px. */
  narrow?: 1 | 2
  gap?: number
  children: ReactNode
}

const equal = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`

/** Columns of equal width from 768 px and on paper; below that, one column (or `narrow`). */
export function Grid({ columns = 2, narrow = 1, gap = 4, children }: GridProps) {
  return (
    <chakra.div
      display="grid"
      gap={`${gap * 4}px`}
      gridTemplateColumns={{ base: equal(narrow), md: equal(columns) }}
      _print={{ gridTemplateColumns: equal(columns) }}
    >
      {children}
    </chakra.div>
  )
}

/** Visible to screen readers alone. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <chakra.span id={id} srOnly>
      {children}
    </chakra.span>
  )
}
