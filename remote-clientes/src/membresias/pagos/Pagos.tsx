import { api } from '@backoffice/shared'
import type { Contratacion, Pago } from '@backoffice/shared/contract'
import { dinero, fechaLarga } from '@backoffice/shared/format'
import { useAllowed, useLoad, useUndo } from '@backoffice/shared/resource'
import {
  Button,
  DataList,
  IconAdd,
  IconDownload,
  IconRetry,
  Notice,
  Spinner,
  Stack,
  Text,
} from '@backoffice/shared/ui'
import { Dialog, FormButtons } from '@backoffice/shared/ui/dialog'
import { LocalTable, type RowAction } from '@backoffice/shared/ui/list'
import { useMemo, useState } from 'react'
import { Recibo } from '../recibo/Recibo.tsx'
import { CancelarPago } from './CancelarPago.tsx'
import { columns } from './columns.tsx'
import { textos } from './pagos.textos.ts'
import { RegistrarPago } from './RegistrarPago.tsx'
import { porPagar } from './pagoForm.ts'

interface Props {
  idCliente: string
  contratacion: Pick<Contratacion, '_id' | 'membresia'>
  onClose(): void
  /** What the purchase has paid and owes after a change. */
  onChange(contratacion: Contratacion): void
}

const CANCELADA = 2

const pedir = (id_cliente: string, id_contratacion: string) => (options: { signal: AbortSignal }) =>
  api.post('/clientes/pagos_contratacion', { id_cliente, id_contratacion }, options)

/** «Pagos» of a purchase (E-23): what was paid and what is owed, one more payment, and each one's receipt and cancellation. */
export function Pagos({ idCliente, contratacion: { _id, membresia }, onClose, onChange }: Props) {
  const load = useLoad(useMemo(() => pedir(idCliente, _id), [idCliente, _id]))
  const edits = useAllowed('clientes.editar', '/clientes/crear_pago')
  const [registrando, setRegistrando] = useState(false)
  const [cancelando, setCancelando] = useState<Pago | null>(null)
  const [delRecibo, setDelRecibo] = useState<Pago | null>(null)
  const done = ({ pago, contratacion }: { pago: Pago; contratacion: Contratacion }) => {
    load.patch(({ pagos }) => ({ contratacion, pagos: withPago(pagos, pago) }))
    onChange(contratacion)
  }
  const undo = useUndo('/clientes/restaurar_pago', done)
  const compra = load.data?.contratacion
  const registra = edits && compra && compra.status !== CANCELADA && porPagar(compra) > 0

  const rowActions = (pago: Pago): RowAction[] => [
    { label: textos.recibo, preposition: 'de', icon: <IconDownload />, onClick: () => setDelRecibo(pago) },
    ...(edits && pago.cancelacion === null
      ? [
          {
            label: textos.cancelar.accion,
            preposition: 'de' as const,
            icon: 'cancelar' as const,
            danger: true,
            onClick: () => setCancelando(pago),
          },
        ]
      : []),
  ]
  return (
    <Dialog
      open
      title={textos.titulo(membresia.nombre)}
      size="lg"
      onClose={onClose}
      footer={
        <FormButtons
          primary={
            registra && (
              <Button variant="primary" icon={<IconAdd />} onClick={() => setRegistrando(true)}>
                {textos.registrar.boton}
              </Button>
            )
          }
          safe={<Button onClick={onClose}>{textos.cerrar}</Button>}
        />
      }
    >
      {load.status === 'loading' && <Spinner label={textos.cargando} />}
      {load.status === 'error' && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" icon={<IconRetry size={16} />} loading={load.retrying} onClick={load.reload}>
              {textos.reintentar}
            </Button>
          }
        >
          {load.error.msg ?? textos.noSePudo}
        </Notice>
      )}
      {compra && (
        <Stack gap={4}>
          <Resumen {...compra} />
          <LocalTable
            label={textos.tabla}
            rows={load.data?.pagos ?? []}
            columns={columns}
            rowId={(pago) => pago._id}
            rowName={({ monto, fecha }) => textos.unPago(dinero(monto), fechaLarga(fecha))}
            rowActions={rowActions}
            empty={textos.sinPagos}
          />
        </Stack>
      )}
      {compra && registrando && (
        <RegistrarPago
          idCliente={idCliente}
          contratacion={compra}
          onClose={() => setRegistrando(false)}
          onDone={done}
          onStale={load.reload}
        />
      )}
      {compra && cancelando && (
        <CancelarPago
          idCliente={idCliente}
          contratacion={compra}
          pago={cancelando}
          undo={undo}
          onClose={() => setCancelando(null)}
          onDone={done}
          onStale={load.reload}
        />
      )}
      {compra && delRecibo && (
        <Recibo
          idCliente={idCliente}
          contratacion={compra}
          pago={delRecibo}
          onClose={() => setDelRecibo(null)}
        />
      )}
    </Dialog>
  )
}

const withPago = (pagos: Pago[], pago: Pago): Pago[] =>
  pagos.some(({ _id }) => _id === pago._id)
    ? pagos.map((one) => (one._id === pago._id ? pago : one))
    : [pago, ...pagos]

function Resumen({ total, pagado, saldo = 0, status }: Contratacion) {
  return (
    <>
      <DataList
        columns={3}
        items={[
          { label: textos.total, value: dinero(total) },
          ...(pagado === undefined
            ? []
            : [
                { label: textos.pagado, value: dinero(pagado) },
                { label: textos.saldo, value: saldo > 0 ? dinero(saldo) : textos.sinSaldo },
              ]),
        ]}
      />
      {status === CANCELADA && pagado !== undefined && (
        <Text tone="muted" size="sm">
          {textos.deCancelada}
        </Text>
      )}
    </>
  )
}
