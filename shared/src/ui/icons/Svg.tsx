import type { ReactNode } from 'react'

/** The frame of every icon: 20 px, in the text's colour, hidden from screen readers. */
export function Svg({ children, size = 20 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

/**
 * An icon made of strokes: path data that each begin at an absolute point. They become one element, because a list of
 * fifty rows has two hundred icons.
 */
export function icon(...strokes: `M${string}`[]) {
  const d = strokes.join('')
  return function Icon({ size }: { size?: number }) {
    return (
      <Svg {...(size ? { size } : {})}>
        <path d={d} />
      </Svg>
    )
  }
}
