import type { Opcion } from '@backoffice/shared/contract'
import { useFormContext } from '@backoffice/shared/form'
import type { Load } from '@backoffice/shared/resource'
import { Box, Button, IconRetry, Notice, Stack } from '@backoffice/shared/ui'
import { focusIsFree } from '@backoffice/shared/ui/form'
import { SelectField } from '@backoffice/shared/ui/select'
import { memo, useEffect, useMemo, useRef } from 'react'
import { textos } from '../form.textos.ts'

interface Props {
  name: string
  label: string
  placeholder: string
  catalogo: Load<Opcion[]>
  hint?: string | undefined
  /** Takes both columns. */
  full?: boolean
  /** The message for a catalogue that fails to load. */
  sinCatalogo: string
}

/** The form's first change renders this field, which takes the form from its context, but not its list of options. */
const Select = memo(SelectField<string>)

/**
 * A select over a catalogue. If the catalogue fails to load, the field says so, and the rest of the form still works.
 */
export function CatalogoField({ catalogo, full = false, sinCatalogo, ...campo }: Props) {
  const { status, retrying, data, reload } = catalogo
  const retry = useRetry(campo.name, status, reload)
  const options = useMemo(
    () => (data ?? []).map(({ _id, nombre }) => ({ value: _id, label: nombre })),
    [data],
  )

  return (
    <Box gridColumn={full ? '1 / -1' : undefined} minWidth="0">
      <Stack gap={2}>
        <Select
          {...campo}
          options={options}
          loading={status === 'loading'}
          disabled={status === 'idle' || status === 'error'}
        />
        {status === 'error' && (
          <Notice
            tone="warning"
            action={
              <Button size="sm" icon={<IconRetry />} loading={retrying} onClick={retry}>
                {textos.sinCatalogo.reintentar}
              </Button>
            }
          >
            {sinCatalogo}
          </Notice>
        )}
      </Stack>
    </Box>
  )
}

/** «Reintentar» disappears once it has worked: its focus moves on to the select. */
function useRetry(name: string, status: Load<Opcion[]>['status'], reload: () => void) {
  const { setFocus } = useFormContext()
  const retried = useRef(false)
  useEffect(() => {
    if (status !== 'ready') return
    if (retried.current && focusIsFree()) setFocus(name)
    retried.current = false
  }, [name, status, setFocus])
  return () => {
    retried.current = true
    reload()
  }
}
