import { chakra } from '@chakra-ui/react'
import { Logo } from '../Logo.tsx'
import { veil } from '../theme/tokens.ts'
import { Spinner } from '../Spinner.tsx'
import { textos } from './shell.textos.ts'

/**
 * The full-screen loader (G-05). It appears after 150 ms, so that quick calls do not make the screen flicker. It takes
 * no focus, lies under dialogs, and blocks clicks on content that is about to change but remains readable.
 */
export function LoaderOverlay({ visible }: { visible: boolean }) {
  if (!visible) return null
  return (
    <chakra.div
      role="progressbar"
      aria-label={textos.cargando}
      data-loader=""
      data-no-print=""
      position="fixed"
      inset="0"
      zIndex="loader"
      display="grid"
      placeContent="center"
      cursor="progress"
      css={{
        bg: `color-mix(in srgb, {colors.bg.page} ${veil}%, transparent)`,
        animation: 'loaderIn 150ms 150ms ease-out both',
      }}
    >
      <chakra.div
        display="grid"
        justifyItems="center"
        gap="3"
        p="4"
        bg="bg.surface"
        borderWidth="1px"
        borderRadius="lg"
        boxShadow="lg"
      >
        <Logo size={40} />
        <chakra.span color="accent" display="inline-flex">
          <Spinner size="lg" />
        </chakra.span>
      </chakra.div>
    </chakra.div>
  )
}
