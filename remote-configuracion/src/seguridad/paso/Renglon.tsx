import { Box, Text } from '@backoffice/shared/ui'
import type { ReactNode } from 'react'

interface Props {
  nombre: ReactNode
  detalle: ReactNode
  /** What can be done with it. */
  children?: ReactNode
  as?: 'div' | 'li'
}

/** One thing of a person's security: its name, what it is, and its buttons. */
export const Renglon = ({ nombre, detalle, children, as = 'li' }: Props) => (
  <Box as={as} display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
    <Box flex="1 1 16rem" minWidth="0">
      <Text as="span">{nombre}</Text>
      <Text tone="muted" size="sm">
        {detalle}
      </Text>
    </Box>
    {children}
  </Box>
)
