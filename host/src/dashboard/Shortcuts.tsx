import { useAuth } from '@backoffice/shared'
import { Button, Row, Stack } from '@backoffice/shared/ui'
import { allowedEntries, useMenuEntries } from '@backoffice/entrega/page'
import { textos } from './dashboard.textos.ts'

/**
 * The permitted sections of the bar; entries in its groups are left out, because people need them less often.
 * @param below what is under them; null: nothing
 */
export function Shortcuts({ below }: { below: string | null }) {
  const { entries } = useMenuEntries()
  const usuario = useAuth((auth) => auth.usuario)
  const sections = allowedEntries(entries, usuario).filter(({ group }) => !group)
  const text = below ?? textos.texto
  if (sections.length === 0) return text
  return (
    <Stack gap={4}>
      <p>{`${text} ${below === null ? textos.mientras : textos.resto}`}</p>
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
