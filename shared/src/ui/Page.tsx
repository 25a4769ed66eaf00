import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { Row } from './layout'
import { Heading } from './text'

export interface PageProps {
  title: string
  /** The primary actions, at the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen: its h1, its actions, and what it is about, at most 1280 px wide. */
export function Page({ title, actions, children }: PageProps) {
  return (
    <chakra.div maxWidth="page" mx="auto" px={{ base: '4', md: '6' }} pt="6" pb="10" _print={{ p: '0' }}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="4"
        alignItems="center"
        justifyContent="space-between"
        mb="5"
      >
        <Heading level={1}>{title}</Heading>
        {actions && (
          <chakra.div data-no-print="" display="flex" flexWrap="wrap" gap="2">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
      {children}
    </chakra.div>
  )
}

export interface CardProps {
  title?: string
  actions?: ReactNode
  children: ReactNode
}

/** A surface. With a title it is a region of that name. */
export function Card({ title, actions, children }: CardProps) {
  const id = useId()
  return (
    <chakra.section
      aria-labelledby={title ? id : undefined}
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="lg"
      p={{ base: '4', md: '5' }}
    >
      {(title || actions) && (
        <chakra.div mb="4">
          <Row justify="space-between">
            {title && (
              <Heading level={2} id={id}>
                {title}
              </Heading>
            )}
            {actions}
          </Row>
        </chakra.div>
      )}
      {children}
    </chakra.section>
  )
}
