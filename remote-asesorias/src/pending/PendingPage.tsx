import { Button, Card, EmptyState, IconBack, Page } from '@backoffice/shared/ui'
import { textos } from './pending.textos'

interface Props {
  title: string
  back: { label: string; to: string }
}

/** Stands where a later release brings a screen: says so, and leads back. */
export function PendingPage({ title, back }: Props) {
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          title={textos.aviso}
          action={
            <Button icon={<IconBack />} to={back.to}>
              {back.label}
            </Button>
          }
        >
          {textos.explicacion}
        </EmptyState>
      </Card>
    </Page>
  )
}
