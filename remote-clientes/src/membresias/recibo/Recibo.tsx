import { useAuth } from '@backoffice/shared'
import type { Contratacion, Pago } from '@backoffice/shared/contract'
import { dinero, fechaDeInstante, fechaLarga, periodo } from '@backoffice/shared/format'
import { useAllowed } from '@backoffice/shared/resource'
import { Button, Notice, Row, Stack, Text } from '@backoffice/shared/ui'
import { Dialog } from '@backoffice/shared/ui/dialog'
import { textos } from './recibo.textos.ts'
import { useRecibo } from './useRecibo.ts'

interface Props {
  idCliente: string
  contratacion: Pick<Contratacion, '_id' | 'membresia' | 'total' | 'fecha_inicio' | 'fecha_fin'>
  /** The receipt is of this payment alone (E-23). */
  pago?: Pick<Pago, '_id' | 'monto' | 'fecha'>
  onClose(): void
}

/** «Recibo» of a purchase, or of a payment: the PDF in a new tab, by mail, or by WhatsApp as a link that ends (E-13). */
export function Recibo({ idCliente, contratacion, pago, onClose }: Props) {
  const { _id, membresia, total, fecha_inicio, fecha_fin } = contratacion
  const oficina = useAuth((auth) => auth.empresa?.nombre ?? '')
  const envia = useAllowed('clientes.editar', '/clientes/enviar_recibo')
  const { recibo, vence, busy, error, ver, correo, whatsapp } = useRecibo(
    { id_cliente: idCliente, id_contratacion: _id, ...(pago && { id_pago: pago._id }) },
    oficina,
  )
  return (
    <Dialog
      open
      title={(pago ? textos.tituloDePago : textos.titulo)(membresia.nombre)}
      busy={busy}
      onClose={onClose}
      footer={
        <Button onClick={onClose} disabled={busy}>
          {textos.cerrar}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>
          {pago
            ? `${fechaLarga(pago.fecha)} · ${dinero(pago.monto)}`
            : `${periodo(fecha_inicio, fecha_fin)} · ${dinero(total)}`}
        </Text>
        <Row gap={2}>
          <Button variant="primary" onClick={ver}>
            {textos.ver}
          </Button>
          {envia && <Button onClick={correo}>{textos.correo}</Button>}
          {envia && <Button onClick={whatsapp}>{textos.whatsapp}</Button>}
        </Row>
        <Text tone="muted" size="sm">
          {recibo ? textos.deCual(recibo.folio, fechaDeInstante(recibo.emision)) : textos.folio}
        </Text>
        {vence && (
          <Text tone="muted" size="sm">
            {textos.hasta(fechaDeInstante(vence))}
          </Text>
        )}
        {error && <Notice tone="warning">{error}</Notice>}
      </Stack>
    </Dialog>
  )
}
