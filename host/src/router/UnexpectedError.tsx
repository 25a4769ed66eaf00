import { Button, Page, Stack, Text } from '@backoffice/shared/ui'
import { textos } from './router.textos.ts'

/** An error of the host's own routing (G-17, D6); a remote's failures never get here. */
export function UnexpectedError() {
  return (
    <main>
      <Page title={textos.errorInesperado}>
        <Stack gap={4} align="start">
          <Text>{textos.errorExplicacion}</Text>
          <Button onClick={() => window.location.assign('/')}>{textos.volver}</Button>
        </Stack>
      </Page>
    </main>
  )
}
