import { Box, ColorModeButton, Logo } from '@backoffice/shared/ui'
import { useState } from 'react'
import { ConnectionNotice } from '../shell/ConnectionNotice'
import { preloadOverlays } from '../shell/OverlaysOnDemand'
import { RecoverMode } from './RecoverMode'
import { forgetRecoveryLink, useRecoveryLink } from './recoveryLink'
import { SignInMode } from './SignInMode'

/** Whoever begins to type is about to call the server: what shows its answer is fetched now, not with the page. */
function preloadNext() {
  preloadOverlays()
  Promise.all([import('../shell/Shell'), import('../dashboard')]).catch(() => undefined)
}

/** The first thing anyone sees: the mark and one card. It stands outside of the shell. */
export function LoginPage() {
  const [lost, setLost] = useState(false)
  const link = useRecoveryLink()
  const signIn = () => {
    forgetRecoveryLink()
    setLost(false)
  }
  return (
    <Box
      as="main"
      tabIndex={-1}
      outline="none"
      minHeight="100dvh"
      display="grid"
      placeContent="center"
      gridTemplateColumns="minmax(0, 26rem)"
      gap="6"
      p="4"
      onInput={preloadNext}
    >
      <Box justifySelf="center" fontSize="lg">
        <Logo name size={40} />
      </Box>
      <Box position="absolute" top="4" insetInlineEnd="4">
        <ColorModeButton />
      </Box>
      <ConnectionNotice />
      {lost || link !== null ? (
        <RecoverMode key={link} link={link} onSignIn={signIn} />
      ) : (
        <SignInMode onForgotten={() => setLost(true)} />
      )}
    </Box>
  )
}
