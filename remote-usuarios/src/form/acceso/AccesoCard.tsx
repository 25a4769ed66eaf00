import { api } from '@backoffice/shared'
import type { Acceso, UsuarioDetalles } from '@backoffice/shared/contract'
import { useAllowed, useLoad, useSave } from '@backoffice/shared/resource'
import { Badge, Box, Button, Card, onDemand, Row, Stack, Text } from '@backoffice/shared/ui'
import { useMemo, useState } from 'react'
import { textos } from './acceso.textos.ts'
import { pedirAcceso } from './calls.ts'
import { cuando, yaPaso } from './cuando.ts'

const CerrarAcceso = onDemand(() => import('./CerrarAcceso.tsx').then((file) => file.CerrarAcceso))

const tonos = { abierto: 'activa', pendiente: 'pendiente', cerrado: 'cancelada' } as const

/** «Acceso» (E-16): when a user came in last, their invitation, and the end of their access and its return. */
export function AccesoCard({ usuario }: { usuario: UsuarioDetalles }) {
  const { _id } = usuario
  const { data, patch } = useLoad(useMemo(() => pedirAcceso(_id), [_id]))
  const [closing, setClosing] = useState(false)
  if (!data) return null
  const show = ({ acceso }: { acceso: Acceso }) => patch(() => acceso)
  return (
    <Box mt="5">
      <Card title={textos.titulo}>
        <Stack gap={3}>
          <Row gap={3}>
            <Badge tone={tonos[data.estado]}>{textos.estados[data.estado]}</Badge>
            <Text as="span">
              {data.ultima_entrada === null ? textos.nunca : textos.ultima(cuando(data.ultima_entrada))}
            </Text>
          </Row>
          {data.estado === 'cerrado' ? (
            <Cerrado id={_id} acceso={data} onSaved={show} />
          ) : (
            <>
              <Invitacion id={_id} acceso={data} onSaved={show} />
              <Row>
                <Button size="sm" onClick={() => setClosing(true)}>
                  {textos.cerrar.accion}
                </Button>
              </Row>
            </>
          )}
        </Stack>
      </Card>
      {closing && (
        <CerrarAcceso
          usuario={usuario}
          acceso={data}
          onClose={() => setClosing(false)}
          onClosed={(answer) => {
            setClosing(false)
            show(answer)
          }}
        />
      )}
    </Box>
  )
}

interface Parte {
  id: string
  acceso: Acceso
  onSaved(answer: { acceso: Acceso }): void
}

/** The invitation of somebody who has never come in. */
function Invitacion({ id, acceso: { ultima_entrada, invitacion }, onSaved }: Parte) {
  const sending = useSave(() => api.post('/usuarios/invitar', { id }), { onSaved })
  const offered = useAllowed('usuarios.editar', '/usuarios/invitar')
  if (ultima_entrada !== null || !offered) return null
  const { enviada, vencida, primera, otra, explica } = textos.invitacion
  const over = invitacion !== null && yaPaso(invitacion.vence)
  return (
    <Stack gap={2}>
      {invitacion && (
        <Text tone="muted" size="sm">
          {over
            ? vencida(cuando(invitacion.envio))
            : `${enviada(cuando(invitacion.envio), cuando(invitacion.vence))} ${explica}`}
        </Text>
      )}
      <Row>
        <Button size="sm" loading={sending.pending} onClick={() => void sending.save(undefined)}>
          {invitacion ? otra : primera}
        </Button>
      </Row>
    </Stack>
  )
}

/** Who closed it, and its return. */
function Cerrado({ id, acceso: { cierre }, onSaved }: Parte) {
  const returning = useSave(() => api.post('/usuarios/devolver_acceso', { id }), { onSaved })
  return (
    <>
      {cierre && (
        <Text tone="muted" size="sm">
          {textos.cierre(cuando(cierre.momento), cierre.por)}
        </Text>
      )}
      <Row>
        <Button size="sm" loading={returning.pending} onClick={() => void returning.save(undefined)}>
          {textos.devolver}
        </Button>
      </Row>
    </>
  )
}
