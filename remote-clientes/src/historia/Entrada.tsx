import type { EntradaHistoria } from '@backoffice/shared/contract'
import { etiquetaDeCampo, nombresDeCampos, valorEnTexto } from '@backoffice/shared/cliente'
import {
  dinero,
  enumerar,
  etiquetaTipoAsesoria,
  fechaLarga,
  horaDeInstante,
  periodo,
} from '@backoffice/shared/format'
import { Box, Stack, Text } from '@backoffice/shared/ui'
import { textos } from './historia.textos.ts'
import { iconOf } from './iconOf.tsx'

/** What happened, at which hour, and who did it; its day stands above those of one day (Paginas.tsx). */
export function Entrada({ entrada }: { entrada: EntradaHistoria }) {
  const { what, more } = said(entrada)
  return (
    <Box display="flex" gap="3" minWidth="0">
      <Box color="fg.muted" flex="none" pt="1">
        {iconOf(entrada)}
      </Box>
      <Box flex="1" minWidth="0">
        <Stack gap={1}>
          <Text>
            <strong>{what}</strong>
          </Text>
          {more.map((line) => (
            <Box key={line} whiteSpace="pre-wrap" overflowWrap="anywhere">
              {line}
            </Box>
          ))}
          <Text size="sm" tone="muted">
            {[horaDeInstante(entrada.momento), entrada.autor].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      </Box>
    </Box>
  )
}

function said(entrada: EntradaHistoria): { what: string; more: string[] } {
  switch (entrada.tipo) {
    case 'nota':
      return { what: entrada.nota.responsable ? textos.tarea : textos.nota, more: [entrada.nota.texto] }
    case 'asesoria': {
      const { tipo, motivo, fecha, hora } = entrada.asesoria
      const what = `${textos.asesoria} ${etiquetaTipoAsesoria(tipo).toLowerCase()}`
      return { what, more: [[motivo, fechaLarga(fecha), hora].filter(Boolean).join(' · ')] }
    }
    case 'contratacion': {
      const { hecho, membresia, total, fecha_inicio, fecha_fin } = entrada.contratacion
      return {
        what: textos.hechos[hecho],
        more: [`${membresia} · ${dinero(total)} · ${periodo(fecha_inicio, fecha_fin)}`],
      }
    }
    case 'archivo':
      return { what: textos.archivo, more: [`${entrada.archivo.nombre} (${entrada.archivo.extension})`] }
    case 'mensaje': {
      const { canal, para, texto } = entrada.mensaje
      return { what: textos.mensajes[canal], more: [texto, para] }
    }
    case 'cambio':
      return { what: textos.cambios[entrada.cambio.accion], more: changes(entrada.cambio) }
  }
}

/** «RFC: Sin definir → GODE561231GR8», a line for each field; their names alone where nobody knows the values. */
function changes({ campos, valores }: (EntradaHistoria & { tipo: 'cambio' })['cambio']): string[] {
  if (!valores) return campos.length > 0 ? [enumerar(campos.map(label))] : []
  return valores.map(({ campo, antes, despues }) =>
    textos.cambio(label(campo), valueOf(campo, antes), valueOf(campo, despues)),
  )
}

const known = (campo: string) => nombresDeCampos.find((one) => one === campo)

function valueOf(campo: string, valor: string | number | null): string {
  const name = known(campo)
  return name ? valorEnTexto(name, valor) : String(valor ?? '')
}

function label(campo: string): string {
  const name = known(campo)
  if (name) return etiquetaDeCampo(name)
  return campo === 'union' ? textos.union : campo
}
