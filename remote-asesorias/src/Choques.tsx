import { api } from '@backoffice/shared'
import { enumerar, horario } from '@backoffice/shared/format'
import { useAllowed, useLoad } from '@backoffice/shared/resource'
import { Box, Notice } from '@backoffice/shared/ui'
import { useMemo } from 'react'
import { seEnciman } from './choques.ts'
import { textos } from './registro.textos.ts'

interface Props {
  cita: {
    _id?: string
    creacion: string | null
    hora?: string | null
    minutos?: number | null
    id_asesor?: string | undefined
  }
}

const FILAS = 100

/** A sentence about the advisor's other advisories at that hour: it warns, and forbids nothing (E-21). */
export function Choques({ cita }: Props) {
  const { _id, creacion, hora, minutos = null, id_asesor } = cita
  const sees = useAllowed('asesorias.ver', 'asesorias.hora')
  const asks = sees && !!creacion && !!hora && id_asesor !== undefined
  const ask = useMemo(
    () =>
      asks
        ? async ({ signal }: { signal: AbortSignal }) => {
            const filtro = { fecha_inicio: creacion, fecha_fin: creacion, asesor: id_asesor }
            const body = { cliente: '', status: [0 as const], ...filtro, filas: FILAS }
            return (await api.post('/asesorias/listar', body, { signal, silent: true })).asesorias
          }
        : null,
    [asks, creacion, id_asesor],
  )
  const { data } = useLoad(ask)
  const others =
    creacion && data
      ? data.filter((other) => other._id !== _id && seEnciman({ creacion, hora, minutos }, other))
      : []
  return (
    <Box role="status">
      {others.length > 0 && (
        <Notice tone="warning">
          {textos.choque(
            enumerar(others.map((one) => `${one.cliente} (${horario(one.hora ?? '', one.minutos)})`)),
          )}
        </Notice>
      )}
    </Box>
  )
}
