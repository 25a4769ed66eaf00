import { api } from '@backoffice/shared'
import type { Acceso, UsuarioDetalles } from '@backoffice/shared/contract'
import { useLoad } from '@backoffice/shared/resource'
import { Badge, Box, Button, Card, onDemand, Row, Stack, Text } from '@backoffice/shared/ui'
import { useMemo, useState } from 'react'
import { textos } from './acceso.textos.ts'
import { pedirAcceso } from './calls.ts'
import { cuando, yaPaso } from './cuando.ts'
import { useAccion } from './useAccion.ts'

const CerrarAcceso = onDemand(() => import('./CerrarAcceso.tsx').then((file) => file.CerrarAcceso))

const tonos = { abierto: 'activa', pendiente: 'pendiente', cerrado: 'cancelada' } as const

/** «Acceso» (E-16): when a user came in last, their invitation, and the end of their access and its return. */
export function AccesoCard({ usuario }: { usuario: UsuarioDetalles }) {
  const { _id: id } = usuario
  const { data, patch } = useLoad(useMemo(() => pedirAcceso(id), [id]))
  const [closing, setClosing] = useState(false)
  const accion = useAccion(({ acceso }: { acceso: Acceso }) => patch(() => acceso))
  if (!data) return null
  const { estado, ultima_entrada, invitacion } = data
  const boton = (texto: string, path: '/usuarios/invitar' | '/usuarios/devolver_acceso') => (
    <Button size="sm" loading={accion.pending} onClick={() => void accion.run(() => api.post(path, { id }))}>
      {texto}
    </Button>
  )
  return (
    <Box mt="5">
      <Card title={textos.titulo}>
        <Stack gap={3}>
          <Row gap={3}>
            <Badge tone={tonos[estado]}>{textos.estados[estado]}</Badge>
            <Text as="span">
              {ultima_entrada === null ? textos.nunca : textos.ultima(cuando(ultima_entrada))}
            </Text>
          </Row>
          <Detalle acceso={data} />
          {estado === 'cerrado' ? (
            <Row>{boton(textos.devolver, '/usuarios/devolver_acceso')}</Row>
          ) : (
            <Row gap={3}>
              {ultima_entrada === null &&
                boton(invitacion ? textos.invitacion.otra : textos.invitacion.primera, '/usuarios/invitar')}
              <Button size="sm" onClick={() => setClosing(true)}>
                {textos.cerrar.accion}
              </Button>
            </Row>
          )}
        </Stack>
      </Card>
      {closing && (
        <CerrarAcceso
          usuario={usuario}
          acceso={data}
          onClose={() => setClosing(false)}
          onClosed={({ acceso }) => {
            setClosing(false)
            patch(() => acceso)
          }}
        />
      )}
    </Box>
  )
}

/** Who closed it, or until when the invitation works. */
function Detalle({ acceso: { cierre, invitacion } }: { acceso: Acceso }) {
  const { enviada, vencida } = textos.invitacion
  const said =
    (cierre && textos.cierre(cuando(cierre.momento), cierre.por)) ??
    (invitacion &&
      (yaPaso(invitacion.vence)
        ? vencida(cuando(invitacion.envio))
        : enviada(cuando(invitacion.envio), cuando(invitacion.vence))))
  return (
    said && (
      <Text tone="muted" size="sm">
        {said}
      </Text>
    )
  )
}
