import { chakra, defineRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

const linkRecipe = defineRecipe({
  base: {
    color: 'accent.text',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
    '&:hover': { textDecorationThickness: '2px' },
    '@media print': { color: 'inherit', textDecoration: 'none' },
  },
})
const Inside = chakra(RouterLink, linkRecipe)
const Outside = chakra('a', linkRecipe)
const AsButton = chakra('button', linkRecipe)

export interface LinkProps {
  /** A path of the product. */
  to?: string
  /** Any other address: a URL, tel:, mailto:. */
  href?: string
  /** In a new tab, without opener. */
  external?: boolean
  /** Without `to` and `href`: a button that looks like a link. */
  onClick?(): void
  children: ReactNode
}

export function Link({ to, href, external = false, onClick, children }: LinkProps) {
  if (to !== undefined) {
    return (
      <Inside to={to} onClick={onClick}>
        {children}
      </Inside>
    )
  }
  if (href === undefined) {
    return (
      <AsButton type="button" cursor="pointer" onClick={onClick}>
        {children}
      </AsButton>
    )
  }
  return (
    <Outside
      href={href}
      onClick={onClick}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </Outside>
  )
}
