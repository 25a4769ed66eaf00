import type { PerfilCliente } from '@backoffice/shared/contract'
import { fechaDeInstante, resumen, useHoy } from '@backoffice/shared/format'
import { useLocation } from '@backoffice/shared/router'
import { Box, IconCheck, IconNote, Link } from '@backoffice/shared/ui'
import type { ReactNode } from 'react'
import { textos } from './perfil.textos.ts'

const { alDia } = textos

/** One line under the name: the newest note and the next open task, each a link to «Notas y tareas». */
export function AlDia({ nota, tarea }: NonNullable<PerfilCliente['al_dia']>) {
  const today = useHoy()
  if (!nota && !tarea) return null
  return (
    <Box data-no-print="" display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
      {nota && (
        <Uno icon={<IconNote size={16} />} what={alDia.nota} more={fechaDeInstante(nota.creacion)}>
          {resumen(nota.texto)}
        </Uno>
      )}
      {tarea && (
        <Uno
          icon={<IconCheck size={16} />}
          what={alDia.tarea}
          more={[tarea.vence && alDia.vence(tarea.vence, today), tarea.responsable]
            .filter(Boolean)
            .join(' · ')}
        >
          {resumen(tarea.texto)}
        </Uno>
      )}
    </Box>
  )
}

interface UnoProps {
  icon: ReactNode
  what: string
  more: string
  children: string
}

function Uno({ icon, what, more, children }: UnoProps) {
  const { pathname } = useLocation()
  return (
    <Box display="inline-flex" alignItems="center" gap="2" minWidth="0" maxWidth="full">
      <Box color="fg.muted" flex="none" display="inline-flex">
        {icon}
      </Box>
      <Box minWidth="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {what}: <Link to={`${pathname}?vista=notas`}>{children}</Link>{' '}
        <Box as="span" color="fg.muted">
          {more}
        </Box>
      </Box>
    </Box>
  )
}
