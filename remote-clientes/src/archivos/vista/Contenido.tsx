import { api, apiUrl } from '@backoffice/shared'
import type { Archivo } from '@backoffice/shared/contract'
import { useLoad } from '@backoffice/shared/resource'
import { Box, Button, IconRetry, Notice, Spinner } from '@backoffice/shared/ui'
import { useMemo, useState } from 'react'
import { textos as textosArchivos } from '../archivos.textos.ts'
import { esPdf } from './verArchivo.ts'
import { textos } from './vista.textos.ts'

interface Props {
  idCliente: string
  archivo: Archivo
}

const HEIGHT = 'min(65vh, 720px)'

const pedir = (id_cliente: string, id_archivo: string) => async (options: { signal: AbortSignal }) =>
  (await api.post('/clientes/detalles_archivo', { id_cliente, id_archivo, vista_previa: true }, options))
    .archivo.url

/** One file: its address is asked for when it is looked at, because it is good for a minute (D29). */
export function Contenido({ idCliente, archivo }: Props) {
  const { _id } = archivo
  const load = useLoad(useMemo(() => pedir(idCliente, _id), [idCliente, _id]))
  if (load.status === 'error') {
    return (
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
    )
  }
  if (load.status !== 'ready') {
    return (
      <Box display="grid" placeItems="center" height={HEIGHT}>
        <Spinner label={textos.cargando} />
      </Box>
    )
  }
  if (load.data === null) return <Notice tone="danger">{textosArchivos.sinArchivo}</Notice>
  return <Mostrado key={load.data} archivo={archivo} src={new URL(apiUrl(load.data), window.location.href)} />
}

function Mostrado({ archivo, src }: { archivo: Archivo; src: URL }) {
  const [broken, setBroken] = useState(false)
  // Another origin's answers can't be framed.
  if (
    broken ||
    src.protocol.startsWith('http') === false ||
    (esPdf(archivo) && src.origin !== window.location.origin)
  )
    return <Notice tone="warning">{textos.noAqui}</Notice>
  // The browser's viewer of PDF does not start in a sandbox; the server's policy lets nothing in the file run.
  if (esPdf(archivo)) {
    return (
      <Box
        as="iframe"
        {...{ src: src.href, title: archivo.nombre }}
        width="full"
        height={HEIGHT}
        borderWidth="1px"
      />
    )
  }
  return (
    <Box
      display="grid"
      placeItems="center"
      minHeight="min(40vh, 320px)"
      maxHeight={HEIGHT}
      bg="bg.subtle"
      borderRadius="md"
    >
      <Box
        as="img"
        {...{ src: src.href, alt: archivo.descripcion || archivo.nombre, onError: () => setBroken(true) }}
        maxWidth="full"
        maxHeight={HEIGHT}
        objectFit="contain"
      />
    </Box>
  )
}
