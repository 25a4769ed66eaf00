import { useAuth } from '@backoffice/shared'
import { Button, Row, Stack } from '@backoffice/shared/ui'
import { allowedEntries, useMenuEntries } from '@backoffice/entrega/page'
import { textos } from './dashboard.textos.ts'

/** The permitted sections of the bar; entries in its groups are left out, because people need them less often. */
export function Shortcuts({ tellsToday }: { tellsToday: boolean }) {
  const { entries } = useMenuEntries()
  const usuario = useAuth((auth) => auth.usuario)
  const sections = allowedEntries(entries, usuario).filter(({ group }) => !group)
  const text = tellsToday ? textos.conHoy : textos.texto
  if (sections.length === 0) return text
  return (
    <Stack gap={4}>
      <p>{`${text} ${tellsToday ? textos.resto : textos.mientras}`}</p>
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
