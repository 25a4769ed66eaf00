import type { EntradaHistoria } from '@backoffice/shared/contract'
import { etiquetaDeCampo, nombresDeCampos } from '@backoffice/shared/cliente'
import {
  dinero,
  enumerar,
  etiquetaTipoAsesoria,
  fechaDeInstante,
  fechaLarga,
  periodo,
} from '@backoffice/shared/format'
import { Box, Stack, Text } from '@backoffice/shared/ui'
import { textos } from './historia.textos.ts'

/** What happened, when, and who did it. */
export function Entrada({ entrada }: { entrada: EntradaHistoria }) {
  const { what, more } = said(entrada)
  return (
    <Stack gap={1}>
      <Text>
        <strong>{what}</strong>
      </Text>
      {more !== '' && (
        <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
          {more}
        </Box>
      )}
      <Text size="sm" tone="muted">
        {[entrada.autor, fechaDeInstante(entrada.momento)].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  )
}

function said(entrada: EntradaHistoria): { what: string; more: string } {
  switch (entrada.tipo) {
    case 'nota':
      return { what: entrada.nota.responsable ? textos.tarea : textos.nota, more: entrada.nota.texto }
    case 'asesoria': {
      const { tipo, motivo, fecha } = entrada.asesoria
      const what = `${textos.asesoria} ${etiquetaTipoAsesoria(tipo).toLowerCase()}`
      return { what, more: `${motivo} · ${fechaLarga(fecha)}` }
    }
    case 'contratacion': {
      const { hecho, membresia, total, fecha_inicio, fecha_fin } = entrada.contratacion
      return {
        what: textos.hechos[hecho],
        more: `${membresia} · ${dinero(total)} · ${periodo(fecha_inicio, fecha_fin)}`,
      }
    }
    case 'archivo':
      return { what: textos.archivo, more: `${entrada.archivo.nombre} (${entrada.archivo.extension})` }
    case 'cambio':
      return { what: textos.cambios[entrada.cambio.accion], more: enumerar(entrada.cambio.campos.map(label)) }
  }
}

const label = (campo: string) => {
  const known = nombresDeCampos.find((one) => one === campo)
  return known ? etiquetaDeCampo(known) : campo
}
