import { Card, EmptyState, Page, Stack } from '@backoffice/shared/ui'
import { ContinueNotice } from './ContinueNotice.tsx'
import { textos } from './dashboard.textos.ts'
import { Shortcuts } from './Shortcuts.tsx'

/** A placeholder (G-10) with links to the sections. */
export const DashboardPage = () => (
  <Page title={textos.titulo}>
    <Stack gap={5}>
      <ContinueNotice />
      <Card>
        <EmptyState title={textos.enDesarrollo}>
          <Shortcuts />
        </EmptyState>
      </Card>
    </Stack>
  </Page>
)
