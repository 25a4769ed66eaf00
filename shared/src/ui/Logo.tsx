import { chakra } from '@chakra-ui/react'
import { textos } from './ui.textos.ts'

/**
 * The product's mark: a file card with its tab and a check mark. `name` adds its name beside it; without it, screen
 * readers skip the mark.
 */
export function Logo({ size = 32, name = false }: { size?: number; name?: boolean }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5">
      <chakra.span color="accent" display="inline-flex">
        <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <path
            fill="currentColor"
            d="M3 8.5A4.5 4.5 0 0 1 7.5 4h5.2c1.1 0 2.1.5 2.8 1.3l1.4 1.7h7.6A4.5 4.5 0 0 1 29 11.5v12a4.5 4.5 0 0 1-4.5 4.5h-17A4.5 4.5 0 0 1 3 23.5z"
          />
          <chakra.path
            d="m10 17.5 4.2 4.2 8-8.4"
            fill="none"
            stroke="accent.fg"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </chakra.span>
      {name && (
        <chakra.span data-brand-name="" fontWeight="bold" letterSpacing="-0.01em" whiteSpace="nowrap">
          {textos.producto}
        </chakra.span>
      )}
    </chakra.span>
  )
}
