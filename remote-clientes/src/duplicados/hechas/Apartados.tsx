import { nombreCompleto } from '@backoffice/shared/format'
import { useLoad, useSave } from '@backoffice/shared/resource'
import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@backoffice/shared/ui'
import { listarDistintos, quitarDistintos } from '../calls.ts'
import { textos } from '../duplicados.textos.ts'
import { Falla } from './Falla.tsx'
import { Grupo } from '../Grupo.tsx'

const { apartados } = textos

/** Those that people said are different; that can be taken back. */
export function Apartados({ onChanged }: { onChanged(): void }) {
  const load = useLoad(listarDistintos)
  const { save, pending } = useSave((ids: string[]) => quitarDistintos(ids), {
    onSaved: () => {
      load.reload()
      onChanged()
    },
  })
  if (load.status === 'error') return <Falla onRetry={load.reload} />
  if (!load.data) return <Skeleton lines={3} />
  const { grupos } = load.data
  if (grupos.length === 0) return <Text tone="muted">{apartados.ninguno}</Text>
  return (
    <Stack gap={4}>
      {grupos.map((grupo) => (
        <Grupo
          key={grupo.clientes.map(({ _id }) => _id).join(' ')}
          grupo={grupo}
          actions={([uno, otro]) => (
            <Button size="sm" disabled={pending} onClick={() => void save([uno._id, otro._id])}>
              {apartados.quitar}
              <VisuallyHidden>{textos.de(nombreCompleto(uno), nombreCompleto(otro))}</VisuallyHidden>
            </Button>
          )}
        />
      ))}
    </Stack>
  )
}
