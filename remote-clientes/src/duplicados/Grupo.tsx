import type { GrupoDuplicados } from '@backoffice/shared/contract'
import { fechaLarga, nombreCompleto, telefono } from '@backoffice/shared/format'
import { useAllowed } from '@backoffice/shared/resource'
import { Badge, Box, Button, Card, Grid, Link, Row, Stack, Text, VisuallyHidden } from '@backoffice/shared/ui'
import type { ReactNode } from 'react'
import { textos } from './duplicados.textos.ts'

type Persona = GrupoDuplicados['clientes'][number]
export type Par = readonly [Persona, Persona]

interface Props {
  grupo: GrupoDuplicados
  /** What can be done with each pair. */
  actions(par: Par): ReactNode
  /** What can be done with all of them. */
  all?: ReactNode
}

/** Clients that may be one person: each of them, and what says so of each two. */
export function Grupo({ grupo: { clientes, pares }, actions, all }: Props) {
  const byId = new Map(clientes.map((one) => [one._id, one]))
  return (
    <Card>
      <Stack gap={4}>
        <Grid columns={2} narrow={1} gap={4}>
          {clientes.map((one) => (
            <Quien key={one._id} cliente={one} />
          ))}
        </Grid>
        {pares.map(({ ids: [uno = '', otro = ''], motivos }) => {
          const par = [byId.get(uno), byId.get(otro)]
          if (!isPair(par)) return null
          return (
            <Row key={`${uno} ${otro}`} justify="space-between" gap={3}>
              <Row gap={2}>
                {clientes.length > 2 && <Text size="sm">{textos.lista.grupo(par.map(nombreCompleto))}</Text>}
                {motivos.map((motivo) => (
                  <Badge key={motivo}>{textos.motivos[motivo]}</Badge>
                ))}
              </Row>
              <Row gap={2}>{actions(par)}</Row>
            </Row>
          )
        })}
        {clientes.length > 2 && all && <Row justify="end">{all}</Row>}
      </Stack>
    </Card>
  )
}

const isPair = (all: (Persona | undefined)[]): all is [Persona, Persona] =>
  all.every((one) => one !== undefined)

function Quien({ cliente }: { cliente: Persona }) {
  const sees = useAllowed('clientes.detalles')
  const nombre = nombreCompleto(cliente)
  const { celular, email, rfc, nacimiento, creacion } = cliente
  const said = [
    celular && telefono(celular),
    email,
    rfc,
    nacimiento && textos.lista.nacimiento(fechaLarga(nacimiento)),
    creacion && textos.lista.registro(creacion),
  ].filter(Boolean)
  return (
    <Box minWidth="0" overflowWrap="anywhere">
      <Text>
        <strong>{sees ? <Link to={`/clientes/detalles/${cliente._id}`}>{nombre}</Link> : nombre}</strong>
      </Text>
      <Text size="sm" tone="muted">
        {said.join(' · ')}
      </Text>
    </Box>
  )
}

/** «Unir» and «No son la misma persona» of a pair. */
export const DeUnPar = ({
  par,
  busy,
  onMerge,
  onApart,
}: {
  par: Par
  busy: boolean
  onMerge(): void
  onApart(): void
}) => {
  const of = textos.de(nombreCompleto(par[0]), nombreCompleto(par[1]))
  return (
    <>
      <Button size="sm" disabled={busy} onClick={onApart}>
        {textos.distintos}
        <VisuallyHidden>{of}</VisuallyHidden>
      </Button>
      <Button size="sm" variant="primary" onClick={onMerge}>
        {textos.unir}
        <VisuallyHidden>{of}</VisuallyHidden>
      </Button>
    </>
  )
}
