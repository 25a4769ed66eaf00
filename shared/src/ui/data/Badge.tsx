import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type Tone = 'neutra' | 'activa' | 'pendiente' | 'finalizada' | 'vencida' | 'cancelada'

/** A status as a word; the colour only repeats it. */
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
      // A status is one word, but the name of a plan may need a second line.
      overflowWrap="anywhere"
      bg={`status.${tone}.bg`}
      color={`status.${tone}.fg`}
      css={{ '@media (forced-colors: active)': { borderWidth: '1px' } }}
      _print={{ px: '0', bg: 'transparent', color: 'inherit' }}
    >
      {children}
    </chakra.span>
  )
}
