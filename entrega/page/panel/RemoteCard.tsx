import { Badge, Card, DataList, Stack, type Tone } from '@backoffice/shared/ui'
import type { GuardedEntry } from '../index.ts'
import { failureTexts, useRemoteStates, type RemoteState } from '../sections.ts'
import { OverrideForm } from './OverrideForm.tsx'
import { textos } from './panel.textos.ts'

const tones: Record<keyof typeof textos.estado, Tone> = {
  none: 'neutra',
  loading: 'pendiente',
  running: 'activa',
  failed: 'cancelada',
}

export function RemoteCard({ name, entry }: { name: string; entry: GuardedEntry }) {
  const known = useRemoteStates((all) => all[name])
  const state = known?.state ?? 'none'
  return (
    <Card
      title={entry.remote.title ?? name}
      actions={<Badge tone={tones[state]}>{textos.estado[state]}</Badge>}
    >
      <Stack gap={5}>
        <DataList
          empty={textos.ninguna}
          items={[
            { label: textos.publicacion, value: entry.release },
            { label: textos.contrato, value: entry.remote.contract },
            {
              label: textos.carga,
              value: known?.milliseconds === undefined ? '—' : textos.segundos(known.milliseconds),
            },
            { label: textos.falla, value: lastFailure(known, entry.refused) },
          ]}
        />
        <OverrideForm name={name} />
      </Stack>
    </Card>
  )
}

/** The failure's sentence as people read it, and its cause for developers. */
function lastFailure(known: RemoteState | undefined, refused: string | undefined): string | null {
  if (known?.failure) return `${failureTexts[known.failure.kind]} (${causeOf(known.failure.cause)})`
  return refused ?? null
}

const causeOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
