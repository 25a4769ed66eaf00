import type { Cliente } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { nombreCompleto } from '@backoffice/shared/format'
import { Button, IconSearch, Row, Stack, Text } from '@backoffice/shared/ui'
import { FieldGrid, Form, RefusalNotice, TextField } from '@backoffice/shared/ui/form'
import { LocalTable } from '@backoffice/shared/ui/list'
import { columns } from './columns.ts'
import { textos } from '../form.textos.ts'
import { useBuscarCliente, type Busqueda } from './useBuscarCliente.ts'
import { useElegirCliente } from './useElegirCliente.ts'

const { cliente: textosCliente } = textos
const MATCHES = 50

interface Props {
  onChoose(cliente: Cliente): void
  /** Explains in the form that no client is chosen. */
  shown: boolean
}

/** A separate form: Enter searches, and saves nothing. */
export function BuscarCliente({ onChoose, shown }: Props) {
  const form = useForm<Busqueda>({ defaultValues: { cliente: '', empresa: '' } })
  const { matches, searching, error, search } = useBuscarCliente()
  const { choose, error: notChosen } = useElegirCliente(onChoose)

  return (
    <Stack gap={4}>
      <Form form={form} onSubmit={search} label={textosCliente.buscar} focusFirst={shown}>
        <Stack gap={4}>
          <FieldGrid>
            <TextField name="cliente" label={textosCliente.nombre} autoComplete="off" />
            <TextField name="empresa" label={textosCliente.empresa} autoComplete="off" />
          </FieldGrid>
          <Row justify="end">
            <Button type="submit" icon={<IconSearch />} loading={searching}>
              {textosCliente.accion}
            </Button>
          </Row>
        </Stack>
      </Form>
      <RefusalNotice error={error ?? notChosen} reading />
      {matches && (
        <LocalTable
          label={textosCliente.coincidencias}
          rows={matches}
          columns={columns}
          rowId={({ _id }) => _id}
          rowName={(row) => nombreCompleto(row)}
          rowActions={(row) => [
            {
              label: textosCliente.elegir,
              preposition: 'a',
              icon: 'elegir',
              opens: true,
              onClick: () => void choose(row),
            },
          ]}
          empty={{ title: textosCliente.ninguna.titulo, text: textosCliente.ninguna.texto }}
        />
      )}
      {matches?.length === MATCHES && <Text tone="muted">{textosCliente.recortada}</Text>}
    </Stack>
  )
}
