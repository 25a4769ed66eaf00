import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { IconUser } from '../icons/index.ts'
import { personTones } from '../theme/tokens.ts'
import { personTone } from './personTone.ts'

export interface PortraitProps {
  /** The picture's address; a placeholder is shown without one, or when it fails to load. */
  src: string | null
  /** The circle's width, for example '200px'. */
  size: string
  /** Describes the picture; '' when the name is beside it. */
  alt?: string
  /** Describes the placeholder; without it, the placeholder is decorative. */
  emptyLabel?: string
  /** Shown for a person without a picture; by default a figure is. */
  initials?: string
  /** Their id, which decides the colour of the initials. */
  person?: string
  /** Shown in the circle instead of the picture. */
  children?: ReactNode
}

function toneOf(person: string | undefined) {
  const tone = person === undefined ? undefined : personTones[personTone(person)]
  return tone
    ? { bg: `person.${tone}.bg`, color: `person.${tone}.fg` }
    : { bg: 'accent.subtle', color: 'accent.text' }
}

/** A person's round picture. */
export function Portrait({ src, size, alt = '', emptyLabel, initials, person, children }: PortraitProps) {
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
        ? { ...toneOf(person), fontSize: 'sm', fontWeight: 'semibold' }
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
