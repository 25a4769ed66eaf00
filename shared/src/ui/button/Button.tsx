import { chakra } from '@chakra-ui/react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Spinner } from '../Spinner.tsx'
import { buttonRecipe } from './recipes.ts'
import { useFocusKept } from './useFocusKept.ts'

const StyledButton = chakra('button', buttonRecipe)
const StyledLink = chakra(RouterLink, buttonRecipe)

export interface ButtonProps {
  /** A page's secondary actions are `quiet`: beside its rows, only the primary one stands out. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'quiet' | 'danger'
  size?: 'sm' | 'md'
  /** Shows a spinner instead of the label and disables the button, which keeps its width. */
  loading?: boolean
  disabled?: boolean
  /** Renders a router link that looks like a button. */
  to?: string
  type?: 'button' | 'submit'
  /** The id of the form that a button outside it submits. */
  form?: string
  icon?: ReactNode
  fullWidth?: boolean
  /** On a phone it is only its icon; its name stays. `tablet`: also where several share the line of a title. */
  iconOnPhone?: boolean | 'tablet'
  /** A number beside the label, for those who see it; 0 is left out. */
  count?: number
  onClick?(event: MouseEvent<HTMLElement>): void
  ref?: Ref<HTMLButtonElement>
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-keyshortcuts'?: string
  'aria-pressed'?: boolean
  children: ReactNode
}

export function Button({
  to,
  icon,
  loading = false,
  disabled = false,
  type = 'button',
  iconOnPhone = false,
  count = 0,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const kept = useFocusKept(loading, ref)
  const face = iconOnPhone && { css: iconAlone[iconOnPhone === true ? 'phone' : iconOnPhone] }
  // An element of its own: a browser's translator replaces texts, and React could then not take this one away. It turns
  // transparent while busy: the button keeps its width and its name.
  const label = (
    <span data-label="" style={loading ? { opacity: 0 } : undefined}>
      {children}
    </span>
  )
  if (to !== undefined) {
    return (
      <StyledLink to={to} {...face} {...rest}>
        {icon}
        {label}
      </StyledLink>
    )
  }
  return (
    <StyledButton
      ref={kept}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...face}
      {...rest}
    >
      {loading ? <Hidden>{icon}</Hidden> : icon}
      {label}
      {count > 0 && <Count>{count}</Count>}
      {loading && (
        <chakra.span position="absolute" inset="0" display="grid" placeItems="center">
          <Spinner size="sm" />
        </chakra.span>
      )}
    </StyledButton>
  )
}

const unseen = {
  px: '2',
  '& [data-label]': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
}

/** Its words under the icon, as an icon button's. */
const bubble = {
  top: 'calc(100% + 4px)',
  width: 'max-content',
  height: 'auto',
  clipPath: 'none',
  px: '2',
  py: '1',
  borderRadius: 'sm',
  bg: 'fg',
  color: 'bg.surface',
  fontSize: 'xs',
  zIndex: 'dropdown',
  pointerEvents: 'none',
}

const iconAlone = {
  phone: { '@media (max-width: 639px)': unseen },
  tablet: {
    '@media (max-width: 1023px)': unseen,
    '@media (min-width: 640px) and (max-width: 1023px)': {
      '&:focus-visible [data-label]': bubble,
      '@media (hover: hover)': { '&:hover [data-label]': bubble },
    },
  },
}

/** Not part of the button's name, by which people and their programs know it. */
const Count = ({ children }: { children: number }) => (
  <chakra.span
    aria-hidden
    minWidth="5"
    px="1"
    borderRadius="full"
    bg="accent.subtle"
    color="accent.text"
    fontSize="xs"
    lineHeight="1.25rem"
  >
    {children}
  </chakra.span>
)

/** Keeps the icon's room. */
const Hidden = ({ children }: { children: ReactNode }) =>
  children && (
    <chakra.span display="inline-flex" opacity="0">
      {children}
    </chakra.span>
  )
