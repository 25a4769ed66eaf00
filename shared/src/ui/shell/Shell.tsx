import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SkipLink } from '../page/SkipLink.tsx'

export interface ShellProps {
  nav: ReactNode
  breadcrumb?: ReactNode
  children: ReactNode
}

/** The main element's id; the host moves the focus there after a navigation. */
export const contentId = 'contenido'

const column = { display: 'flex', flexDirection: 'column' } as const

/** The frame of every screen: a skip link, the header, the breadcrumb, the content. */
export function Shell({ nav, breadcrumb, children }: ShellProps) {
  return (
    <chakra.div css={{ ...column, minHeight: '100dvh', '@media print': { display: 'block' } }}>
      <SkipLink target={contentId} />
      <chakra.header
        data-no-print=""
        data-app-bar=""
        bg="bg.surface"
        borderBottomWidth="1px"
        css={{
          position: 'sticky',
          top: '0',
          '@media (max-height: 479px)': { position: 'relative' },
          // An open dropdown lies above dialogs and the loader (G-19, D34), so the bar that contains it must rise with
          // it.
          zIndex: 'header',
          '&:has([aria-expanded=true])': { zIndex: 'dropdown' },
        }}
      >
        {nav}
      </chakra.header>
      {breadcrumb}
      <chakra.main
        id={contentId}
        tabIndex={-1}
        css={{
          outline: 'none',
          // A form's bar is at the bottom of the window even when the form is short: all its ancestors grow.
          '&:has([data-form-bar]), & :has([data-form-bar])': { flex: '1 0 auto', ...column },
        }}
      >
        {children}
      </chakra.main>
    </chakra.div>
  )
}
