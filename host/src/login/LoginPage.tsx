import type { PasoPedido } from '@backoffice/shared/contract'
import { Box, ColorModeButton } from '@backoffice/shared/ui'
import { useState } from 'react'
import { registry } from '@backoffice/entrega/page'
import { ConnectionNotice } from '../shell/notices/ConnectionNotice.tsx'
import { preloadOverlays } from '../shell/overlays/OverlaysOnDemand.tsx'
import type { Elsewhere } from '../session/index.ts'
import { ElsewhereMode } from './ElsewhereMode.tsx'
import { LoginFrame } from './LoginFrame.tsx'
import { RecoverMode } from './RecoverMode.tsx'
import { forgetRecoveryLink, useRecoveryLink } from '../session/recoveryLink.ts'
import { SegundoPasoMode } from './SegundoPasoMode.tsx'
import { SignInMode } from './SignInMode.tsx'

/**
 * A person who starts typing is about to call the server: only now does the page request the registry, which may name
 * another server (G-20), load the code that shows the answer, and start federation.
 */
function preloadNext() {
  preloadOverlays()
  void registry.load()
  Promise.all([
    import(/* webpackChunkName: "frame" */ '@backoffice/entrega/page/sections').then(({ loader }) =>
      loader.start(),
    ),
    import(/* webpackChunkName: "frame" */ '../router/frame.ts'),
    import('../dashboard/index.ts'),
    // What the next section takes from the host.
    import('@backoffice/shared/ui/list'),
    import('@backoffice/shared/resource'),
  ]).catch(() => undefined)
}

/** The first screen: the mark and one card, outside the shell. */
export function LoginPage() {
  const [lost, setLost] = useState(false)
  const [paso, setPaso] = useState<PasoPedido | null>(null)
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null)
  const link = useRecoveryLink()
  const signIn = () => {
    forgetRecoveryLink()
    setLost(false)
  }
  return (
    <LoginFrame onInput={preloadNext}>
      <Box position="absolute" top="4" insetInlineEnd="4">
        <ColorModeButton />
      </Box>
      <ConnectionNotice />
      {lost || link !== null ? (
        <RecoverMode key={link} link={link} onSignIn={signIn} />
      ) : paso ? (
        <SegundoPasoMode paso={paso} onSignIn={() => setPaso(null)} />
      ) : elsewhere ? (
        <ElsewhereMode place={elsewhere} onSignIn={() => setElsewhere(null)} />
      ) : (
        <SignInMode onForgotten={() => setLost(true)} onSegundoPaso={setPaso} onElsewhere={setElsewhere} />
      )}
    </LoginFrame>
  )
}
