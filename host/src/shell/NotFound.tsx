import { useLocation } from '@backoffice/shared/router'
import { Button, Card, Page, Stack, Text } from '@backoffice/shared/ui'
import { textos } from './shell.textos'

/** An address that no page has (G-09, D5): what was asked for, and a way out. */
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

/** As it was typed, without %20; a path that is no proper encoding stays as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
