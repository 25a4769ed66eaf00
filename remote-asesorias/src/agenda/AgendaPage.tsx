import { useAuth } from '@backoffice/shared'
import type { AsesoriaFila } from '@backoffice/shared/contract'
import { fechaLarga, useHoy } from '@backoffice/shared/format'
import { useAllowed, useLoad } from '@backoffice/shared/resource'
import { useLocation } from '@backoffice/shared/router'
import {
  Box,
  Button,
  IconAdd,
  IconCalendar,
  IconPrint,
  IconRetry,
  Notice,
  onDemand,
  Page,
  Skeleton,
  Text,
} from '@backoffice/shared/ui'
import { useMemo, useState, type ReactNode } from 'react'
import { choques } from '../choques.ts'
import { diasDe, readAddress, type Pregunta } from './address.ts'
import { textos } from './agenda.textos.ts'
import { Cuadricula } from './cuadricula/Cuadricula.tsx'
import { ListaDelDia } from './ListaDelDia.tsx'
import { Mandos } from './Mandos.tsx'
import { pedirAgenda } from './pedirAgenda.ts'
import { useFocusKept, useMover } from './useMover.ts'
import { usePhone } from './usePhone.ts'
import { pedirAsesores } from '../useAsesores.ts'

const CalendarioDialog = onDemand(() =>
  import('./CalendarioDialog.tsx').then((file) => file.CalendarioDialog),
)
const MoverDialog = onDemand(() => import('./MoverDialog.tsx').then((file) => file.MoverDialog))

/** /asesorias?vista=agenda: a week or a day of one's own advisories, somebody's or everybody's (E-21). */
export function AgendaPage({ vistas }: { vistas: ReactNode }) {
  const today = useHoy()
  const yo = useAuth(({ usuario }) => usuario?._id ?? null)
  const phone = usePhone()
  const asked = readAddress(useLocation().search, today, yo)
  const { dia, asesor } = asked
  const modo = phone ? 'dia' : asked.modo
  const pregunta = useMemo<Pregunta>(() => ({ dia, modo, asesor }), [dia, modo, asesor])
  const load = useLoad(useMemo(() => pedirAgenda(pregunta), [pregunta]))
  const mover = useMover(load)
  const [moving, setMoving] = useState<AsesoriaFila | null>(null)
  const adds = useAllowed('asesorias.agregar')
  const edits = useAllowed('asesorias.editar', '/asesorias/editar')
  const abre = useAllowed('asesorias.detalles')
  const subscribes = useAllowed('asesorias.ver', '/asesorias/crear_calendario')
  const [subscribing, setSubscribing] = useState(false)
  const keepFocus = useFocusKept(load.data)

  const filas = load.data?.filas ?? []
  const chocan = choques(filas)
  const deCita = (cita: AsesoriaFila) => ({
    cita,
    choca: chocan.has(cita._id),
    conAsesor: asesor === null,
    abre,
    onMover: edits ? () => setMoving(cita) : undefined,
    onLugar: (lugar: Parameters<typeof mover>[1]) => {
      keepFocus(cita._id)
      void mover(cita, lugar)
    },
  })
  const dias = diasDe(pregunta)
  const titulo =
    modo === 'dia' ? fechaLarga(dia) : textos.semana(fechaLarga(dias[0]), fechaLarga(dias.at(-1)))

  return (
    <Page
      title={textos.titulo}
      actions={
        <>
          <Button variant="quiet" iconOnPhone icon={<IconPrint />} onClick={() => window.print()}>
            {textos.imprimir}
          </Button>
          {subscribes && (
            <Button variant="quiet" iconOnPhone icon={<IconCalendar />} onClick={() => setSubscribing(true)}>
              {textos.calendario.accion}
            </Button>
          )}
          {adds && (
            <Button variant="primary" icon={<IconAdd />} to="/asesorias/nueva">
              {textos.agregar}
            </Button>
          )}
        </>
      }
    >
      {vistas}
      <Mandos pregunta={pregunta} today={today} yo={yo} asesores={useAsesoresDeAgenda()} phone={phone} />
      {load.status === 'error' && (
        <Notice
          tone="danger"
          title={textos.falla}
          action={
            <Button size="sm" icon={<IconRetry />} loading={load.retrying} onClick={load.reload}>
              {textos.reintentar}
            </Button>
          }
        />
      )}
      {load.status === 'loading' && <Skeleton lines={8} />}
      {load.data && phone && <ListaDelDia titulo={titulo} filas={filas} deCita={deCita} />}
      {load.data && !phone && (
        <>
          <Box mb="2" role="status">
            <Text>
              <strong>{titulo}</strong>
              {filas.length === 0 && ` · ${textos.vacia}`}
              {load.data.total > filas.length && ` · ${textos.cuantas(filas.length, load.data.total)}`}
            </Text>
          </Box>
          <Cuadricula dias={dias} filas={filas} today={today} titulo={titulo} deCita={deCita} mover={mover} />
        </>
      )}
      {subscribing && <CalendarioDialog onClose={() => setSubscribing(false)} />}
      {moving && <MoverDialog cita={moving} mover={mover} onClose={() => setMoving(null)} />}
    </Page>
  )
}

const NOBODY: never[] = []

/** The people whose agenda can be asked for by name; who may neither add nor edit has no list of them. */
function useAsesoresDeAgenda(): { value: string; label: string }[] {
  const adds = useAllowed('asesorias.agregar', '/asesorias/listar_asesores')
  const edits = useAllowed('asesorias.editar', '/asesorias/listar_asesores')
  const { data } = useLoad(adds || edits ? pedirAsesores : null)
  return data?.map(({ _id, nombre }) => ({ value: _id, label: nombre })) ?? NOBODY
}
