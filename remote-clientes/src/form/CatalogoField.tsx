import { Button, IconRetry, Notice, Stack } from '@backoffice/shared/ui'
import { SelectField } from '@backoffice/shared/ui/select'
import { useMemo } from 'react'
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
  const { status, opciones, reload } = catalogo
  const options = useMemo(
    () => opciones.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
    [opciones],
  )

  return (
    <Stack gap={2}>
      <SelectField
        name={name}
        label={label}
        placeholder={placeholder}
        hint={hint}
        options={options}
        loading={status === 'loading'}
        disabled={status === 'idle' || status === 'error'}
      />
      {status === 'error' && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" icon={<IconRetry />} onClick={reload}>
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
