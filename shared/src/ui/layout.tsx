import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ElementType, ReactNode } from 'react'

/** The escape hatch for what the kit has no word for: semantic tokens only. */
export const Box = chakra('div')

export interface StackProps {
  /** In steps of 4 px. */
  gap?: number
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  justify?: 'start' | 'center' | 'end' | 'space-between'
  as?: ElementType
  children: ReactNode
}

/** One below the other. */
export function Stack({ gap = 4, align = 'stretch', justify = 'start', as, children }: StackProps) {
  return (
    <Flex as={as} direction="column" gap={`${gap * 4}px`} alignItems={align} justifyContent={justify}>
      {children}
    </Flex>
  )
}

/** One beside the other, on further lines where there is no room. */
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

/** Columns of one width from 768 px and on paper, one column (or `narrow`) below. */
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

/** For screen readers alone. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <chakra.span id={id} srOnly>
      {children}
    </chakra.span>
  )
}
