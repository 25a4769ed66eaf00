import { useLocation } from '@backoffice/shared/router'
import { Button, Card, Page, Stack, Text } from '@backoffice/shared/ui'
import { textos } from './shell.textos.ts'

/** The page for an unknown address (G-09, D5): shows the address, and a way out. */
export function NotFound() {
  const { pathname } = useLocation()
  return (
    <Page title={textos.noEncontrada.titulo}>
      <Card>
        <Stack gap={4} align="start">
          <Text>
            {textos.noEncontrada.pedida} <strong>{readable(pathname)}</strong>
          </Text>
          <Button variant="primary" to="/">
            {textos.noEncontrada.inicio}
          </Button>
        </Stack>
      </Card>
    </Page>
  )
}

/** The address as typed, without %20; a malformed encoding stays unchanged. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
