import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SkipLink } from '../SkipLink'

export interface ShellProps {
  nav: ReactNode
  breadcrumb?: ReactNode
  children: ReactNode
}

/** The main element's id; the host moves the focus there after a navigation. */
export const contentId = 'contenido'

/** The frame of every screen: a way past the navigation, the header, the breadcrumb, the content. */
export function Shell({ nav, breadcrumb, children }: ShellProps) {
  return (
    <>
      <SkipLink target={contentId} />
      <chakra.header
        data-no-print=""
        bg="bg.surface"
        borderBottomWidth="1px"
        position="relative"
        css={{
          // An open dropdown stands over dialogs and the loader (G-19, D34): the bar it hangs from has to rise with it.
          zIndex: 'header',
          '&:has([aria-expanded=true])': { zIndex: 'dropdown' },
        }}
      >
        {nav}
      </chakra.header>
      {breadcrumb}
      <chakra.main id={contentId} tabIndex={-1} outline="none">
        {children}
      </chakra.main>
    </>
  )
}
