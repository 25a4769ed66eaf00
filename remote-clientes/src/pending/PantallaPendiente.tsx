import { Button, Card, EmptyState, IconBack, Page } from '@backoffice/shared/ui'
import { textos } from './pendiente.textos'

/** Stands where a screen comes later: says so plainly and leads back to the list. */
export function PantallaPendiente({ titulo }: { titulo: string }) {
  return (
    <Page title={titulo}>
      <Card>
        <EmptyState
          title={textos.titulo}
          action={
            <Button icon={<IconBack />} to="/clientes">
              {textos.volver}
            </Button>
          }
        >
          {textos.texto}
        </EmptyState>
      </Card>
    </Page>
  )
}
