import { api, sessionLoaded, useAuth } from '@backoffice/shared'
import type { SegundoPaso } from '@backoffice/shared/contract'
import { fechaDeInstante } from '@backoffice/shared/format'
import { RecordFailure, useLoad } from '@backoffice/shared/resource'
import {
  Badge,
  Box,
  Button,
  Card,
  Notice,
  Row,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@backoffice/shared/ui'
import { useState } from 'react'
import { textos as seguridad } from '../seguridad.textos.ts'
import { ActivarDialog, CodigosDialog, ConfirmarDialog, LlaveDialog } from './dialogos.ts'
import { Equipos } from './Equipos.tsx'
import { Llaves } from './Llaves.tsx'
import { textos } from './paso.textos.ts'
import { pedirPaso, type Hecho } from './pedir.ts'
import { Renglon } from './Renglon.tsx'

const { app, codigos: copy } = textos
const gone = { title: textos.titulo, back: { label: seguridad.titulo, to: '/configuracion/perfil' } }

/** «Segundo paso» (E-17): what is asked for beside the password, set up and removed; and the devices that need none. */
export function Paso() {
  const { data, error, retrying, reload, patch } = useLoad(pedirPaso)
  const [codigos, setCodigos] = useState<string[]>([])
  const falta = useAuth((auth) => auth.faltaPaso)
  const warned = useAuth((auth) => auth.pasoDesde !== null)
  const done = ({ segundo_paso, codigos = [] }: Hecho) => {
    patch(() => ({ segundo_paso }))
    setCodigos(codigos)
    if (falta || warned) void api.get('/auth/sesion', { silent: true }).then(sessionLoaded, () => undefined)
  }
  return (
    <>
      <Card title={textos.titulo}>
        <Stack gap={4}>
          {falta && <Notice tone="warning">{textos.exigidoYa}</Notice>}
          <Text tone="muted">{textos.explica}</Text>
          {!data && !error && <Skeleton lines={4} />}
          {!data && error && <RecordFailure error={error} retrying={retrying} onRetry={reload} gone={gone} />}
          {data && <Factores paso={data.segundo_paso} falta={falta} onDone={done} />}
        </Stack>
      </Card>
      {data && <Equipos equipos={data.segundo_paso.equipos} onDone={done} onGone={reload} />}
      <CodigosDialog open={codigos.length > 0} codigos={codigos} onClose={() => setCodigos([])} />
    </>
  )
}

interface FactoresProps {
  paso: SegundoPaso
  falta: boolean
  onDone(hecho: Hecho): void
}

/** The app, the passkeys and the recovery codes. */
function Factores({ paso, falta, onDone }: FactoresProps) {
  const [dialogo, setDialogo] = useState<'activar' | 'quitar' | 'codigos' | 'llave' | null>(null)
  // The key empties a dialog that is opened again.
  const [visit, setVisit] = useState(0)
  const { autenticador, llaves, codigos, exigido } = paso
  const active = autenticador !== null || llaves.length > 0
  const show = (which: typeof dialogo) => {
    setVisit(visit + 1)
    setDialogo(which)
  }
  const of = (which: typeof dialogo) => ({
    ...{ open: dialogo === which, onClose: () => setDialogo(null) },
    onDone: (hecho: Hecho) => {
      setDialogo(null)
      onDone(hecho)
    },
  })
  return (
    <>
      <Row gap={2}>
        <Badge tone={active ? 'activa' : 'neutra'}>{active ? textos.activo : textos.inactivo}</Badge>
      </Row>
      {exigido !== null && !active && !falta && (
        <Notice tone="warning">{textos.exigido(fechaDeInstante(exigido))}</Notice>
      )}
      <Box as="ul" aria-label={textos.titulo} listStyleType="none" display="grid" gap="4">
        <Renglon
          nombre={app.nombre}
          detalle={autenticador ? textos.desde(fechaDeInstante(autenticador)) : app.detalle}
        >
          <Button size="sm" onClick={() => show(autenticador ? 'quitar' : 'activar')}>
            {autenticador ? app.quitar : app.activar} <VisuallyHidden>{app.cual}</VisuallyHidden>
          </Button>
        </Renglon>
        <Llaves paso={paso} onAdd={() => show('llave')} onDone={onDone} />
        {active && (
          <Renglon nombre={`${copy.nombre} · ${copy.quedan(codigos)}`} detalle={copy.detalle}>
            <Button size="sm" onClick={() => show('codigos')}>
              {copy.nuevos} <VisuallyHidden>{copy.cual}</VisuallyHidden>
            </Button>
          </Renglon>
        )}
      </Box>
      <ActivarDialog key={`a${visit}`} {...of('activar')} />
      <LlaveDialog key={`l${visit}`} {...of('llave')} />
      <ConfirmarDialog
        key={`q${visit}`}
        {...of('quitar')}
        titulo={app.quitarTitulo}
        texto={app.quitarTexto}
        boton={app.quitar}
        conCodigo
        send={(values) => api.post('/configuracion/quitar_autenticador', values)}
      />
      <ConfirmarDialog
        key={`c${visit}`}
        {...of('codigos')}
        titulo={copy.nuevosTitulo}
        texto={copy.nuevosTexto}
        boton={copy.nuevos}
        conCodigo={autenticador !== null}
        send={({ password_actual, codigo }) =>
          api.post('/configuracion/nuevos_codigos', { password_actual, ...(codigo && { codigo }) })
        }
      />
    </>
  )
}
