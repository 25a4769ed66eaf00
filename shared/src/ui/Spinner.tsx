import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from './layout'

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg'
  /** Read out. Without one the spinner is silent: what it stands in says that it is busy. */
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
        // Forced colours would close its ring, and nothing would be seen to turn.
        css={{ '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } }}
      />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}

/** Grey lines where text is about to come. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <chakra.div aria-hidden="true" display="grid" gap="3">
      {Array.from({ length: lines }, (_, line) => (
        <chakra.div
          key={line}
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
