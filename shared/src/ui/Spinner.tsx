import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from './page/layout.tsx'

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg'
  /** Announced by screen readers. Without it the spinner is silent, because its container announces that it is busy. */
  label?: string
}

const sizes = { sm: '16px', md: '24px', lg: '40px' }

export function Spinner({ size = 'md', label }: SpinnerProps) {
  return (
    <>
      <chakra.span
        aria-hidden="true"
        display="inline-block"
        flexShrink={0}
        width={sizes[size]}
        height={sizes[size]}
        borderRadius="full"
        borderWidth={size === 'lg' ? '4px' : '2px'}
        borderColor="currentColor"
        borderInlineEndColor="transparent"
        animation="spin 0.8s linear infinite"
        // Forced colours would close the ring, and its rotation would be invisible.
        css={{ '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } }}
      />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}

/** Grey lines in place of text that is loading. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <chakra.div aria-hidden="true" display="grid" gap="3">
      {Array.from({ length: lines }, (_, line) => (
        <chakra.div
          key={line}
          data-skeleton=""
          height="4"
          borderRadius="sm"
          bg="status.neutra.bg"
          width={line % 3 === 2 ? '60%' : '100%'}
          animation="pulse 1.6s ease-in-out infinite"
          css={{ '@media (forced-colors: active)': { borderWidth: '1px' } }}
        />
      ))}
    </chakra.div>
  )
}
