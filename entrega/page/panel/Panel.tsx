import { Button, Notice, Stack, Text } from '@backoffice/shared/ui'
import { Dialog } from '@backoffice/shared/ui/dialog'
import { useRegistry, type GuardedRegistry } from '../index.ts'
import { canOverride, isAllowed, listedOrigins } from '../overrides/overrides.ts'
import { textos } from './panel.textos.ts'
import { RemoteCard } from './RemoteCard.tsx'

export { OverridesBadge } from './OverridesBadge.tsx'

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
