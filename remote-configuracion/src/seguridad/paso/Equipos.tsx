import { api } from '@backoffice/shared'
import type { EquipoRecordado } from '@backoffice/shared/contract'
import { fechaDeInstante } from '@backoffice/shared/format'
import { useSave } from '@backoffice/shared/resource'
import { Box, Button, Card, Stack, Text, VisuallyHidden } from '@backoffice/shared/ui'
import { textos } from './paso.textos.ts'
import type { Hecho } from './pedir.ts'
import { Renglon } from './Renglon.tsx'

const { equipos: copy } = textos

interface Props {
  equipos: EquipoRecordado[]
  onDone(hecho: Hecho): void
  /** It had been forgotten already. */
  onGone(): void
}

/** «Equipos recordados»: where no second step is asked for; hidden if there are none. */
export function Equipos({ equipos, onDone, onGone }: Props) {
  if (equipos.length === 0) return null
  return (
    <Card title={copy.titulo}>
      <Stack gap={4}>
        <Text tone="muted">{copy.explica}</Text>
        <Box as="ul" aria-label={copy.titulo} listStyleType="none" display="grid" gap="4">
          {equipos.map((one) => (
            <Uno key={one._id} equipo={one} onDone={onDone} onGone={onGone} />
          ))}
        </Box>
      </Stack>
    </Card>
  )
}

function Uno({ equipo, onDone, onGone }: Omit<Props, 'equipos'> & { equipo: EquipoRecordado }) {
  const forgetting = useSave((id: string) => api.post('/configuracion/olvidar_equipo', { id }), {
    onSaved: onDone,
    onFailed: ({ status }) => status === 404 && onGone(),
  })
  const { _id, desde, vence, direccion } = equipo
  return (
    <Renglon
      nombre={equipo.equipo}
      detalle={`${textos.desde(fechaDeInstante(desde))} · ${copy.hasta(fechaDeInstante(vence))} · ${direccion}`}
    >
      <Button size="sm" loading={forgetting.pending} onClick={() => void forgetting.save(_id)}>
        {copy.olvidar} <VisuallyHidden>{copy.cual(equipo.equipo, direccion)}</VisuallyHidden>
      </Button>
    </Renglon>
  )
}
