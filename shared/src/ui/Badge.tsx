import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type Tone = 'neutra' | 'activa' | 'pendiente' | 'finalizada' | 'vencida' | 'cancelada'

/** A status in a word; the colour only repeats it. */
export function Badge({ tone = 'neutra', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      px="2.5"
      py="0.5"
      borderRadius="full"
      fontSize="sm"
      fontWeight="medium"
      lineHeight="1.4"
      whiteSpace="nowrap"
      bg={`status.${tone}.bg`}
      color={`status.${tone}.fg`}
      _print={{ px: '0', bg: 'transparent', color: 'inherit' }}
    >
      {children}
    </chakra.span>
  )
}
