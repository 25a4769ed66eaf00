import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { Row } from './layout.tsx'
import { Heading } from './text.tsx'

export interface PageProps {
  title: string
  /** The subject of the page, such as a client's name: it is more prominent than the title. null: not known yet. */
  subject?: string | null | undefined
  /** The primary actions, to the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen: its h1, its actions and its subject, at most 1280 px wide between its margins. */
export function Page({ title, subject, actions, children }: PageProps) {
  return (
    <chakra.div
      width="full"
      maxWidth="page"
      mx="auto"
      px={{ base: '4', md: '6' }}
      // The actions start below a one-line alert, which ends 120 px from the top (G-07).
      pt={{ base: actions ? '10' : '4', md: '7' }}
      pb="10"
      _print={{ p: '0' }}
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        columnGap={{ base: '2', sm: '4' }}
        rowGap={actions ? { base: '1.5', sm: '3' } : '3'}
        alignItems="center"
        justifyContent="space-between"
        minHeight={{ md: '10' }}
        mb={{ base: '4', md: '5' }}
      >
        <Title title={title} subject={subject} />
        {actions && (
          <chakra.div data-no-print="" css={actionsBox}>
            {actions}
          </chakra.div>
        )}
      </chakra.div>
      {children}
    </chakra.div>
  )
}

/** On a phone the last action, which is the primary one, is beside the title, and the others are below. */
const actionsBox = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '@media (max-width: 639px)': {
    display: 'contents',
    '& > :not(:last-child)': { order: '1' },
    // A line of its own, between half gaps, ends the title's.
    '&:has(> :nth-child(2))::after': { content: '""', width: 'full' },
  },
}

/** Screen readers read the subject after the title, though it is shown before it. */
function Title({ title, subject }: Pick<PageProps, 'title' | 'subject'>) {
  if (!subject) return <Heading level={1}>{title}</Heading>
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" minWidth="0">
      <chakra.h1 color="fg.muted">{title}</chakra.h1>
      <chakra.div order="-1" minWidth="0" overflowWrap="anywhere">
        <Heading level={2} size="lg">
          {subject}
        </Heading>
      </chakra.div>
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
