import { Button } from './button/Button'
import { IconBack } from './icons'
import { EmptyState } from './Notice'
import { Card, Page } from './Page'
import { textos } from './ui.textos'

export interface PendingPageProps {
  title: string
  back: { label: string; to: string }
}

/** Stands where a later release brings a screen: says so, and leads back. */
export function PendingPage({ title, back }: PendingPageProps) {
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          title={textos.pendiente}
          action={
            <Button icon={<IconBack />} to={back.to}>
              {back.label}
            </Button>
          }
        >
          {textos.pendienteExplicacion}
        </EmptyState>
      </Card>
    </Page>
  )
}
