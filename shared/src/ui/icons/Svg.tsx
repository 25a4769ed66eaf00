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

/** An icon made of one or more path data strings. */
export function icon(...paths: string[]) {
  return function Icon({ size }: { size?: number }) {
    return (
      <Svg {...(size ? { size } : {})}>
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </Svg>
    )
  }
}
