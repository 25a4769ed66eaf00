import { Box, Logo } from '@backoffice/shared/ui'
import type { ReactNode } from 'react'

/** What stands on /login in every mode: the mark over one card, outside the shell. */
export function LoginFrame({ children, ...rest }: { onInput?(): void; children: ReactNode }) {
  return (
    <Box
      as="main"
      tabIndex={-1}
      outline="none"
      minHeight="100dvh"
      display="grid"
      placeContent="center"
      gridTemplateColumns="minmax(0, 26rem)"
      gap="6"
      p="4"
      {...rest}
    >
      <Box justifySelf="center" fontSize="lg">
        <Logo name size={40} />
      </Box>
      {children}
    </Box>
  )
}
