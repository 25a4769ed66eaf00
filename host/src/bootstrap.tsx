import { configureHttp, setRemotes } from '@backoffice/shared'
import { RouterProvider } from '@backoffice/shared/router'
import { UiProvider } from '@backoffice/shared/ui'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { registry, takeReset } from '@backoffice/entrega/page'
import { letterDone } from './session/begun.ts'
import { takeRecoveryLinks } from './session/recoveryLink.ts'
import { pageNonce } from './nonce.ts'
import { keptAnswers } from './offline/index.ts'
import { ownPermissions } from './ownPermissions.ts'
import { pages } from './pages.ts'
import { followPermissions } from './permissions.ts'
import { createRouter } from './router/index.ts'
import { Waiting } from './shell/notices/Waiting.tsx'
import { startTelemetry } from '@backoffice/entrega/page/telemetry'

// Runs before anything else can see the address.
takeRecoveryLinks()
takeReset()

let asked: Promise<unknown> | undefined
configureHttp({
  apiBase: process.env.ADMIN_API_BASE ?? '/admin',
  siteBase: process.env.ADMIN_SITE_BASE ?? '',
  // Even a registry that can't be read holds up the first calls only.
  ready: () => (asked ??= registry.load()),
  kept: keptAnswers,
})

/** The registry may replace the bases that the page was built with (G-20). */
function followRegistryConfig() {
  const { adminApiBase, adminSiteBase } = registry.current()?.config ?? {}
  configureHttp({
    ...(adminApiBase !== undefined && { apiBase: adminApiBase }),
    ...(adminSiteBase !== undefined && { siteBase: adminSiteBase }),
  })
}

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const page = createRoot(root)
  const show = (content: ReactNode) =>
    page.render(
      <StrictMode>
        <UiProvider nonce={pageNonce()}>{content}</UiProvider>
      </StrictMode>,
    )
  registry.subscribe(followRegistryConfig)
  registry.subscribe(() =>
    setRemotes(
      Object.values(registry.current()?.remotes ?? {}).map(({ remote }) => remote),
      ownPermissions,
    ),
  )
  startTelemetry()
  show(<Waiting />)
  followPermissions()
  await letterDone()
  show(<RouterProvider router={createRouter(pages)} />)
}

void start()
