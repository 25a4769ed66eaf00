import { Correo, Telefono } from '@backoffice/shared/cliente'
import type { FilaDeHoy } from '@backoffice/shared/contract'
import { fechaLarga, relativo, resumen } from '@backoffice/shared/format'
import { Box, Link, Text } from '@backoffice/shared/ui'

/** The card's title already leaves a gap above the first row, and the last row needs no line. */
const ends = { '&:first-of-type': { pt: '0' }, '&:last-of-type': { borderBottomWidth: '0' } }

/** Lines far enough apart for a finger; a long e-mail breaks before its buttons leave the card. */
const contact = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '7',
  fontSize: 'sm',
  '& > a': { minWidth: '0', overflowWrap: 'anywhere' },
  '& > span': { flexShrink: '0' },
}

/** One thing to do today: a link to it, its client, its day, and the client's phone and e-mail. */
export function Fila({ fila, today }: { fila: FilaDeHoy; today: string }) {
  const { titulo, detalle, dia, ruta, celular, email } = fila
  const name = resumen(titulo)
  const about = [detalle, dia && relativo(dia, today)].filter(Boolean).join(' · ')
  return (
    <Box as="li" py="2" borderBottomWidth="1px" css={ends}>
      {ruta === null ? <Text>{name}</Text> : <Link to={ruta}>{name}</Link>}
      {about && (
        <Text tone="muted" size="sm">
          {dia ? <span title={fechaLarga(dia)}>{about}</span> : about}
        </Text>
      )}
      {celular && (
        <Box css={contact}>
          <Telefono value={celular} nombre={titulo} />
        </Box>
      )}
      {email && (
        <Box css={contact}>
          <Correo value={email} nombre={titulo} />
        </Box>
      )}
    </Box>
  )
}
