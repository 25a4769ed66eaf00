import type { MouseEvent, ReactNode, Ref } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Spinner } from '../Spinner.tsx'
import { useFocusKept } from './useFocusKept.ts'
import { useTooltip } from './useTooltip.tsx'

export interface IconButtonProps {
  /** Its name and tooltip. */
  label: string
  /** Its full name, when several buttons share a tooltip: «Editar a Ana Ruiz». It begins with the label. */
  name?: string
  icon: ReactNode
  variant?: 'ghost' | 'secondary' | 'danger'
  to?: string
  /** Any other address: tel:, mailto:, a URL. */
  href?: string
  /** In a new tab, without opener. */
  external?: boolean
  loading?: boolean
  disabled?: boolean
  type?: 'button' | 'submit'
  onClick?(event: MouseEvent<HTMLElement>): void
  ref?: Ref<HTMLButtonElement>
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-pressed'?: boolean
  'aria-controls'?: string
}

const variants = { ghost: 'quiet', secondary: 'secondary', danger: 'quietDanger' } as const

/** A button with only an icon. Its styles are global (iconButtons): fifty rows have some two hundred of them. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    name = label,
    icon,
    variant = 'ghost',
    to,
    href,
    external = false,
    loading = false,
    disabled = false,
    type = 'button',
    ref,
    onClick,
    ...rest
  } = props
  const kept = useFocusKept(loading, ref)
  const { handlers, hide, tooltip } = useTooltip(label)
  const common = {
    'aria-label': name,
    'data-icon-button': variants[variant],
    onClick: (event: MouseEvent<HTMLElement>) => {
      hide()
      onClick?.(event)
    },
    ...handlers,
    ...rest,
  }
  return (
    <>
      {to !== undefined ? (
        <RouterLink to={to} {...common}>
          {icon}
        </RouterLink>
      ) : href !== undefined ? (
        <a href={href} {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...common}>
          {icon}
        </a>
      ) : (
        <button
          ref={kept}
          type={type}
          disabled={disabled || loading}
          aria-busy={loading || undefined}
          {...common}
        >
          {loading ? <Spinner size="sm" /> : icon}
        </button>
      )}
      {tooltip}
    </>
  )
}
