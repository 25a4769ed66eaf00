import { Box, Button, Notice } from '@backoffice/shared/ui'
import { readOverrides } from '../index.ts'
import { setOverride } from '../overrides/overrides.ts'
import { anew } from '../anew.ts'
import { textos } from './panel.textos.ts'

/** Says on every page which remotes of this tab come from another origin. */
export function OverridesBadge() {
  const overrides = Object.entries(readOverrides())
  if (overrides.length === 0) return null
  const remove = () => anew(() => overrides.forEach(([name]) => setOverride(name, null)))
  return (
    <Box
      as="aside"
      aria-label={textos.aviso.titulo}
      position="fixed"
      insetInlineStart="4"
      bottom="4"
      maxWidth="calc(100vw - 2rem)"
      zIndex="toast"
      data-no-print=""
    >
      <Notice
        tone="warning"
        title={textos.aviso.titulo}
        action={
          <Button size="sm" onClick={() => void remove()}>
            {textos.aviso.quitar}
          </Button>
        }
      >
        {overrides.map(([name, { origin }]) => `${name}: ${origin}`).join(' · ')}
      </Notice>
    </Box>
  )
}
