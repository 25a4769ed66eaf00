import { Box, Heading, Stack } from '@backoffice/shared/ui'
import { useEffect, useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'

interface Props {
  title: string
  /** Focuses the card itself, for a mode that starts without a field. */
  takesFocus?: boolean
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** One mode of /login. */
export function LoginCard({ title, takesFocus = false, ref, children }: Props) {
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => card.current as HTMLElement, [])
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
