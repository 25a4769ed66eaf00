import type { EntradaHistoria } from '@backoffice/shared/contract'
import { etiquetaDeCampo, nombresDeCampos, valorEnTexto } from '@backoffice/shared/cliente'
import {
  dinero,
  enumerar,
  etiquetaMetodo,
  etiquetaTipoAsesoria,
  fechaLarga,
  horaDeInstante,
  periodo,
} from '@backoffice/shared/format'
import { VolverAlValor, type DeAntes, type ValorDeAntes, type Volver } from '@backoffice/shared/resource'
import { Box, Stack, Text } from '@backoffice/shared/ui'
import { textos } from './historia.textos.ts'
import { iconOf } from './iconOf.tsx'

/** What happened, at which hour, and who did it; its day stands above those of one day (Paginas.tsx). */
export function Entrada({ entrada, volver }: { entrada: EntradaHistoria; volver?: Volver }) {
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
          {more.map(({ line, de }) => (
            <Box key={line} whiteSpace="pre-wrap" overflowWrap="anywhere">
              {line}
              {volver && de && <VolverAlValor {...palabras} volver={volver} de={de} />}
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

interface Linea {
  line: string
  /** A field, and what it said before. */
  de?: DeAntes
}

const lines = (...all: string[]): Linea[] => all.map((line) => ({ line }))

function said(entrada: EntradaHistoria): { what: string; more: Linea[] } {
  switch (entrada.tipo) {
    case 'nota':
      return { what: entrada.nota.responsable ? textos.tarea : textos.nota, more: lines(entrada.nota.texto) }
    case 'asesoria': {
      const { tipo, motivo, fecha, hora } = entrada.asesoria
      const what = `${textos.asesoria} ${etiquetaTipoAsesoria(tipo).toLowerCase()}`
      return { what, more: lines([motivo, fechaLarga(fecha), hora].filter(Boolean).join(' · ')) }
    }
    case 'contratacion': {
      const { hecho, membresia, total, fecha_inicio, fecha_fin } = entrada.contratacion
      return {
        what: textos.hechos[hecho],
        more: lines(`${membresia} · ${dinero(total)} · ${periodo(fecha_inicio, fecha_fin)}`),
      }
    }
    case 'pago': {
      const { hecho, membresia, monto, metodo, fecha } = entrada.pago
      const line = [dinero(monto), etiquetaMetodo(metodo), membresia, fechaLarga(fecha)].join(' · ')
      return { what: textos.pagos[hecho], more: lines(line) }
    }
    case 'archivo':
      return { what: textos.archivo, more: lines(`${entrada.archivo.nombre} (${entrada.archivo.extension})`) }
    case 'mensaje': {
      const { canal, para, texto } = entrada.mensaje
      return { what: textos.mensajes[canal], more: lines(texto, para) }
    }
    case 'cambio':
      return { what: textos.cambios[entrada.cambio.accion], more: changes(entrada.cambio) }
  }
}

/** «RFC: Sin definir → GODE561231GR8», a line for each field; their names alone where nobody knows the values. */
function changes({ campos, valores }: (EntradaHistoria & { tipo: 'cambio' })['cambio']): Linea[] {
  if (!valores) return campos.length > 0 ? lines(enumerar(campos.map(label))) : []
  return valores.map(({ campo, antes, despues, antes_id, despues_id = null }) => ({
    line: textos.cambio(label(campo), valueOf(campo, antes), valueOf(campo, despues)),
    de:
      antes_id === undefined
        ? { campo, antes }
        : { campo, antes, id: antes_id, despues: { id: despues_id, nombre: String(despues ?? '') } },
  }))
}

const known = (campo: string) => nombresDeCampos.find((one) => one === campo)

function valueOf(campo: string, valor: ValorDeAntes): string {
  const name = known(campo)
  return name && typeof valor !== 'boolean' ? valorEnTexto(name, valor) : String(valor ?? '')
}

function label(campo: string): string {
  const name = known(campo)
  if (name) return etiquetaDeCampo(name)
  return campo === 'union' ? textos.union : campo
}

/** How the fields of a client and their values are called, also where one goes back to what it said. */
export const palabras = { label, value: valueOf }
