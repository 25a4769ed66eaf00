import { Card, EmptyState, Page, Stack } from '@backoffice/shared/ui'
import { ContinueNotice } from './ContinueNotice'
import { textos } from './dashboard.textos'
import { Shortcuts } from './Shortcuts'

/** A placeholder (G-10) that leads on to where the work is. */
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
