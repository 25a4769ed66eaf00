import { Box, Button, Notice, Stack, Text } from '@backoffice/shared/ui'
import { Dialog } from '@backoffice/shared/ui/dialog'
import { changeAndReload } from '../change-and-reload.ts'
import { readOverrides, useRegistry, type GuardedRegistry } from '../index.ts'
import { canOverride, isAllowed, listedOrigins, setOverride } from '../overrides/overrides.ts'
import { textos } from './panel.textos.ts'
import { RemoteCard } from './RemoteCard.tsx'

/** Shows the remotes of this page: each one's release, contract, state, last failure and origin. */
export function Panel({ open, onClose }: { open: boolean; onClose(): void }) {
  const registry = useRegistry()
  return (
    <Dialog
      open={open}
      size="lg"
      title={textos.titulo}
      onClose={onClose}
      footer={<Button onClick={onClose}>{textos.cerrar}</Button>}
    >
      <Stack gap={4}>
        <Text tone="muted">
          {textos.compartido}: {process.env.SHARED_VERSION}
        </Text>
        {!registry && <Notice tone="warning">{textos.sinRegistro}</Notice>}
        {Object.entries(registry?.remotes ?? {}).map(([name, entry]) => (
          <RemoteCard key={name} name={name} entry={entry} />
        ))}
        {registry && canOverride(registry) && (
          <Text tone="muted">
            {textos.otro.ayuda(allowed(registry))} {textos.otro.salida}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}

const allowed = (registry: GuardedRegistry) => [
  ...listedOrigins(registry),
  ...(isAllowed(registry, 'http://127.0.0.1') ? [textos.otro.equipo] : []),
]

/** Says on every page which remotes of this tab come from another origin. */
export function OverridesBadge() {
  const overrides = Object.entries(readOverrides())
  if (overrides.length === 0) return null
  const remove = () => changeAndReload(() => overrides.forEach(([name]) => setOverride(name, null)))
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
