import { chakra } from '@chakra-ui/react'
import { Logo } from '../Logo'
import { Spinner } from '../Spinner'
import { textos } from './shell.textos'

/**
 * The full-screen loader (G-05). It waits 150 ms before it shows, so that quick calls do not make the screen flicker; it
 * takes no focus, stands under dialogs, and holds clicks off what is about to change.
 */
export function LoaderOverlay({ visible }: { visible: boolean }) {
  if (!visible) return null
  return (
    <chakra.div
      role="progressbar"
      aria-label={textos.cargando}
      data-no-print=""
      position="fixed"
      inset="0"
      zIndex="loader"
      display="grid"
      placeContent="center"
      justifyItems="center"
      gap="4"
      cursor="progress"
      css={{
        bg: 'color-mix(in srgb, {colors.bg.page} 72%, transparent)',
        animation: 'loaderIn 150ms 150ms ease-out both',
      }}
    >
      <Logo size={48} />
      <chakra.span color="accent" display="inline-flex">
        <Spinner size="lg" />
      </chakra.span>
    </chakra.div>
  )
}
