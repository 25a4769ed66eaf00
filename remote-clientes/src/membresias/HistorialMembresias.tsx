import { hasCapacidad, hasPermission, useAuth } from '@backoffice/shared'
import type { Contratacion, PerfilCliente } from '@backoffice/shared/contract'
import { useLocation, useNavigate } from '@backoffice/shared/router'
import {
  AccordionSection,
  Button,
  IconAdd,
  IconDownload,
  IconMoney,
  IconRetry,
  onDemand,
} from '@backoffice/shared/ui'
import { LocalTable, type RowAction } from '@backoffice/shared/ui/list'
import { useEffect, useState } from 'react'
import { CancelarMembresia } from './CancelarMembresia.tsx'
import { columns } from './columns.tsx'
import { perfilConCambiada, perfilConNueva } from './contrataciones.ts'
import { textos } from './membresias.textos.ts'
import { textos as textosRecibo } from './recibo/recibo.textos.ts'

// On demand: people who only read do not need the form, which brings date, money and select.
const ContratarMembresia = onDemand(() =>
  import('./ContratarMembresia.tsx').then((form) => form.ContratarMembresia),
)

const Recibo = onDemand(() => import('./recibo/Recibo.tsx').then((file) => file.Recibo))

const Pagos = onDemand(() => import('./pagos/Pagos.tsx').then((file) => file.Pagos))

interface Props {
  idCliente: string
  /** Whose they are. */
  cliente: string | undefined
  rows: Contratacion[]
  /** Called with the answer of a write. */
  onChange(change: (perfil: PerfilCliente) => PerfilCliente): void
  /** The list is out of date. */
  onStale(): void
}

/** «Historial de membresias»: the purchases, a new one, the renewal of any (E-06), its payments (E-23), its receipt (E-13), and the cancellation of an active one (D15). */
export function HistorialMembresias({ idCliente, cliente, rows, onChange, onStale }: Props) {
  /** A new purchase, or the one that is renewed; null: closed. */
  const [contratando, setContratando] = useState<'nueva' | Contratacion | null>(null)
  const [cancelando, setCancelando] = useState<Contratacion | null>(null)
  const [delRecibo, setDelRecibo] = useState<Contratacion | null>(null)
  const [deLosPagos, setDeLosPagos] = useState<Contratacion | null>(null)
  const puede = usePuede()
  useContratarAsked(() => puede.contratar && setContratando('nueva'))
  const rowActions = (row: Contratacion): RowAction[] => [
    ...(puede.contratar
      ? [{ label: textos.renovar.accion, icon: <IconRetry />, onClick: () => setContratando(row) }]
      : []),
    ...(puede.pagos ? [{ label: textos.pagos, icon: <IconMoney />, onClick: () => setDeLosPagos(row) }] : []),
    ...(puede.recibo
      ? [{ label: textosRecibo.accion, icon: <IconDownload />, onClick: () => setDelRecibo(row) }]
      : []),
    ...(puede.cancelar && row.status === 0
      ? [
          {
            label: textos.cancelar.accion,
            icon: 'cancelar' as const,
            danger: true,
            onClick: () => setCancelando(row),
          },
        ]
      : []),
  ]
  return (
    <AccordionSection
      title={textos.titulo}
      actions={
        puede.contratar && (
          <Button size="sm" icon={<IconAdd size={16} />} onClick={() => setContratando('nueva')}>
            {textos.contratar.boton}
          </Button>
        )
      }
    >
      <LocalTable
        label={textos.titulo}
        rows={rows}
        columns={columns}
        rowId={({ _id }) => _id}
        rowName={({ membresia }) => membresia.nombre}
        {...((puede.contratar || puede.cancelar || puede.recibo || puede.pagos) && { rowActions })}
        empty={textos.vacia}
      />
      {contratando && (
        <ContratarMembresia
          idCliente={idCliente}
          cliente={cliente}
          renueva={contratando === 'nueva' ? undefined : contratando}
          onClose={() => setContratando(null)}
          onDone={(nueva) => onChange((perfil) => perfilConNueva(perfil, nueva))}
        />
      )}
      {delRecibo && (
        <Recibo idCliente={idCliente} contratacion={delRecibo} onClose={() => setDelRecibo(null)} />
      )}
      {deLosPagos && (
        <Pagos
          idCliente={idCliente}
          contratacion={deLosPagos}
          onClose={() => setDeLosPagos(null)}
          onChange={(cambiada) => onChange((perfil) => perfilConCambiada(perfil, cambiada))}
        />
      )}
      <CancelarMembresia
        idCliente={idCliente}
        contratacion={cancelando}
        onClose={() => setCancelando(null)}
        onDone={(cambiada) => onChange((perfil) => perfilConCambiada(perfil, cambiada))}
        onStale={onStale}
      />
    </AccordionSection>
  )
}

/** The search box leads here with `?contratar`, which the address then loses: going back does not ask again. */
function useContratarAsked(open: () => void) {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (search !== '?contratar') return
    open()
    void navigate(pathname, { replace: true })
    // React may never show the address without the question if another one follows at once; each navigation has its key.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time that it is asked
  }, [key])
}

/** Purchases are written by who may edit clients, where the server has the calls (D23, D38). */
function usePuede() {
  const auth = useAuth()
  const edits = hasPermission(auth.usuario, 'clientes.editar')
  const sees = edits || hasPermission(auth.usuario, 'clientes.detalles')
  return {
    contratar: edits && hasCapacidad(auth, '/clientes/crear_contratacion'),
    cancelar: edits && hasCapacidad(auth, '/clientes/cancelar_contratacion'),
    recibo: sees && hasCapacidad(auth, '/clientes/recibo_contratacion'),
    pagos: sees && hasCapacidad(auth, '/clientes/pagos_contratacion'),
  }
}
