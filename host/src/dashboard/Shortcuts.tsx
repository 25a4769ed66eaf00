import { useAuth } from '@backoffice/shared'
import { Button, Row, Stack } from '@backoffice/shared/ui'
import { useMenuEntries } from '../federation'
import { allowedEntries } from '../shell/menu'
import { textos } from './dashboard.textos'

/** The sections of the bar that this person may open; what is in its groups is for rarer days. */
export function Shortcuts() {
  const { entries } = useMenuEntries()
  const usuario = useAuth((auth) => auth.usuario)
  const sections = allowedEntries(entries, usuario).filter(({ group }) => !group)
  if (sections.length === 0) return textos.texto
  return (
    <Stack gap={4}>
      <p>{`${textos.texto} ${textos.mientras}`}</p>
      <Row gap={2} justify="center">
        {sections.map(({ label, path }) => (
          <Button key={path} to={path}>
            {label}
          </Button>
        ))}
      </Row>
    </Stack>
  )
}
