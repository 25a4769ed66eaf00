import { Button, IconRetry, Notice, Stack } from '@backoffice/shared/ui'
import { SelectField } from '@backoffice/shared/ui/select'
import { textos } from './cliente.textos'
import type { Catalogo } from './useCatalogo'

interface Props {
  name: string
  label: string
  placeholder: string
  catalogo: Catalogo
  hint?: string | undefined
  /** What is said when the catalogue can't be had. */
  sinCatalogo: string
}

/** A select over a catalogue. Without its catalogue it says so and the rest of the form goes on. */
export function CatalogoField({ name, label, placeholder, catalogo, hint, sinCatalogo }: Props) {
  return (
    <Stack gap={2}>
      <SelectField
        name={name}
        label={label}
        placeholder={placeholder}
        hint={hint}
        options={catalogo.opciones.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
        loading={catalogo.status === 'loading'}
        disabled={catalogo.status === 'idle' || catalogo.status === 'error'}
      />
      {catalogo.status === 'error' && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" icon={<IconRetry />} onClick={catalogo.reload}>
              {textos.sinCatalogo.reintentar}
            </Button>
          }
        >
          {sinCatalogo}
        </Notice>
      )}
    </Stack>
  )
}
