import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { IconUser } from './icons'

export interface PortraitProps {
  /** The picture's address; without one, or with one that does not load, a placeholder is shown. */
  src: string | null
  /** The circle's width, '200px' say. */
  size: string
  /** What the picture shows; '' where the name stands beside it. */
  alt?: string
  /** What is said of the placeholder; without it, it is decoration. */
  emptyLabel?: string
  /** Stand for a person without a picture; a figure does otherwise. */
  initials?: string
  /** Shown in the circle in place of the picture. */
  children?: ReactNode
}

/** A person's round picture, wherever one is shown. */
export function Portrait({ src, size, alt = '', emptyLabel, initials, children }: PortraitProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = src && src !== broken ? src : null
  const empty = shown === null && !children
  return (
    <chakra.div
      width={size}
      height={size}
      flexShrink="0"
      borderRadius="full"
      overflow="hidden"
      display="grid"
      placeItems="center"
      {...(initials
        ? { bg: 'accent.subtle', color: 'accent.text', fontSize: 'sm', fontWeight: 'semibold' }
        : { bg: 'bg.subtle', color: 'fg.muted', borderWidth: '1px' })}
      {...(empty && (emptyLabel ? { role: 'img', 'aria-label': emptyLabel } : { 'aria-hidden': true }))}
    >
      {children ||
        (shown !== null ? (
          <chakra.img
            src={shown}
            alt={alt}
            width="full"
            height="full"
            objectFit="cover"
            onError={() => setBroken(shown)}
          />
        ) : (
          initials || <IconUser size={96} />
        ))}
    </chakra.div>
  )
}
