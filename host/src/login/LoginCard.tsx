import { Box, Heading, Stack } from '@backoffice/shared/ui'
import { useEffect, useId, useRef, type ReactNode } from 'react'

interface Props {
  title: string
  /** Focuses the card itself, for a mode that starts without a field. */
  takesFocus?: boolean
  children: ReactNode
}

/** One mode of /login. */
export function LoginCard({ title, takesFocus = false, children }: Props) {
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])
  return (
    <Box
      as="section"
      ref={card}
      tabIndex={-1}
      aria-labelledby={id}
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="sm"
      p={{ base: '5', sm: '8' }}
    >
      <Stack gap={6}>
        <Heading level={1} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Box>
  )
}
