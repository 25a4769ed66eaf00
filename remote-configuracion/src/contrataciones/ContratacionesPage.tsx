import { hasCapacidad, hasPermission, RemoteComponent, useAuth } from '@backoffice/shared'
import type { ContratacionFila } from '@backoffice/shared/contract'
import { dinero, numero, useHoy } from '@backoffice/shared/format'
import { useAllowed, useExport, useList, useUndo, useViews } from '@backoffice/shared/resource'
import { Box, IconCalendar, IconDownload, IconMoney, IconRetry, onDemand, Text } from '@backoffice/shared/ui'
import { filterDialog, ListPage, type RowAction, type TableList } from '@backoffice/shared/ui/list'
import { useMemo, useState, type ReactNode } from 'react'
import { columnsFor } from './columns.tsx'
import { textos } from './contrataciones.textos.ts'
import { asked, words } from './filter/filters.ts'
import { listContrataciones, sumasDe } from './list.ts'
import { useMany } from './many.ts'
import { nameOf, titleOf, useSeesNames } from './names.ts'
import { textsFor } from './filter/preguntas.ts'
import { PreguntasDelDia } from './filter/PreguntasDelDia.tsx'
import { useAvisar } from './useAvisar.ts'

const Dialog = filterDialog(textos.filtro.titulo, () => import('./filter/FilterFields.tsx'))
const ExtenderUna = onDemand(() => import('./extender/dialogs.ts').then((file) => file.ExtenderUna))
const { acciones } = textos
const CANCELADA = 2

/** /configuracion/membresias?vista=contrataciones: the purchases of all clients (E-06). */
export function ContratacionesPage({ vistas }: { vistas: ReactNode }) {
  const list = useList(listContrataciones)
  const file = useExport('/contrataciones/exportar', list)
  const views = useAllowed('clientes.detalles')
  const renews = useAllowed('clientes.editar', '/clientes/crear_contratacion')
  const edits = useAllowed('clientes.editar', '/clientes/extender_contratacion')
  const undo = useUndo('/clientes/restaurar_fecha_fin', () => list.reload())
  const [extending, setExtending] = useState<ContratacionFila | null>(null)
  const [renewing, setRenewing] = useState<ContratacionFila | null>(null)
  const receipts = useReceipts()
  const avisar = useAvisar()
  const pays = usePays()
  const names = useSeesNames()
  const columns = useMemo(() => columnsFor({ names, payments: pays }), [names, pays])
  const [paying, setPaying] = useState<ContratacionFila | null>(null)
  const [receipt, setReceipt] = useState<ContratacionFila | null>(null)

  const rowActions = ({ cliente, ...row }: ContratacionFila): (RowAction | false)[] => [
    views && {
      label: acciones.perfil,
      preposition: 'de',
      icon: 'ver',
      opens: true,
      to: `/clientes/detalles/${cliente._id}`,
    },
    renews && {
      label: acciones.renovar,
      icon: <IconRetry />,
      onClick: () => setRenewing({ cliente, ...row }),
    },
    edits &&
      row.status !== CANCELADA && {
        label: textos.extender.accion,
        icon: <IconCalendar />,
        onClick: () => setExtending({ cliente, ...row }),
      },
    // One place for both, as a table of so many columns has no more: with payments, the receipt is of each of them.
    pays && row.pagado !== undefined
      ? { label: acciones.pagos, icon: <IconMoney />, onClick: () => setPaying({ cliente, ...row }) }
      : receipts && {
          label: acciones.recibo,
          icon: <IconDownload />,
          onClick: () => setReceipt({ cliente, ...row }),
        },
  ]
  return (
    <ListPage
      texts={textsFor(list.query.filtros, useHoy())}
      list={list}
      filters={{ Dialog, asked, words }}
      file={file}
      {...useViews(listContrataciones, list, columns)}
      selection={useMany(list, avisar.many)}
      onMessage={avisar.one}
      rowName={nameOf}
      cardTitle={titleOf}
      rowActions={rowActions}
      actionSlots={4}
      above={
        <>
          {vistas}
          <PreguntasDelDia query={list.query} />
        </>
      }
      summary={<Resumen state={list.state} />}
    >
      {renewing && (
        <RemoteComponent
          name="clientes/RenovarMembresia"
          props={{
            idCliente: renewing.cliente._id,
            cliente: renewing.cliente.nombre,
            contratacion: renewing,
            onClose: () => setRenewing(null),
            onDone: () => void list.reload(),
          }}
        />
      )}
      {avisar.quienes && (
        <RemoteComponent
          name="clientes/AvisarClientes"
          props={{ quienes: avisar.quienes, onClose: avisar.close }}
        />
      )}
      {paying && (
        <RemoteComponent
          name="clientes/PagosContratacion"
          props={{
            idCliente: paying.cliente._id,
            contratacion: paying,
            onClose: () => setPaying(null),
            onChange: () => void list.reload(),
          }}
        />
      )}
      {receipt && (
        <RemoteComponent
          name="clientes/ReciboContratacion"
          props={{
            idCliente: receipt.cliente._id,
            contratacion: receipt,
            onClose: () => setReceipt(null),
          }}
        />
      )}
      {extending && (
        <ExtenderUna
          contratacion={extending}
          undo={undo}
          onClose={() => setExtending(null)}
          onDone={() => {
            setExtending(null)
            void list.reload()
          }}
        />
      )}
    </ListPage>
  )
}

/** Whether this person may see what was paid of each purchase (E-23). */
const usePays = (): boolean =>
  useAuth(
    (auth) =>
      hasCapacidad(auth, '/clientes/pagos_contratacion') &&
      ['clientes.detalles', 'clientes.editar'].some((one) => hasPermission(auth.usuario, one)),
  )

/** Whether this person may have the receipts of purchases (E-13). */
function useReceipts(): boolean {
  const details = useAllowed('clientes.detalles', '/clientes/recibo_contratacion')
  const edits = useAllowed('clientes.editar', '/clientes/recibo_contratacion')
  return details || edits
}

/** The number and the sum of what is shown, all pages. */
function Resumen({ state }: { state: TableList<ContratacionFila>['state'] }) {
  if (state.status !== 'ready' || state.total === 0) return null
  const { suma, suma_saldo, suma_pagada } = sumasDe(state.rows)
  const total = numero(state.total)
  return (
    <Box mb="3">
      <Text tone="muted" size="sm">
        {suma !== undefined ? textos.cuantas(total, dinero(suma)) : textos.masDe(total)}
        {suma_pagada !== undefined && textos.pagado(dinero(suma_pagada))}
        {!!suma_saldo && textos.conSaldo(dinero(suma_saldo))}
      </Text>
    </Box>
  )
}
