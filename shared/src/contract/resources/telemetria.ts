import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { obligatorio } from '../wire.ts'

/**
 * Why a remote could not be shown. The kinds of failure of the host (entrega/page/failures/result.ts), except those that
 * belong to no release.
 */
export const MOTIVOS_DE_FALLO = [
  'unavailable',
  'manifest',
  'late',
  'malformed',
  'type',
  'unsealed',
  'integrity',
  'contract',
  'code',
  'shape',
  'route',
  'render',
] as const

export type MotivoDeFallo = (typeof MOTIVOS_DE_FALLO)[number]

/** The largest number of counts in one batch. */
export const EVENTOS_MAX = 50

/** The largest value of one count, because a page that keeps failing is still one page. */
export const VECES_MAX = 100

const palabra = (pattern: RegExp) =>
  z.string({ error: obligatorio('Debe ser un texto') }).regex(pattern, { error: 'No es válido' })

// Only names and numbers: no page content, no address and no text of any person.
const cuenta = {
  remoto: palabra(/^[a-z][a-z0-9-]{0,49}$/),
  /** The release. */
  version: palabra(/^[0-9A-Za-z][0-9A-Za-z.+_-]{0,99}$/),
  veces: z
    .number({ error: obligatorio('Debe ser un número') })
    .int({ error: 'Debe ser un número entero' })
    .min(1, { error: 'Debe ser al menos 1' })
    .max(VECES_MAX, { error: `Debe ser como máximo ${VECES_MAX}` }),
}

const evento = z.discriminatedUnion(
  'tipo',
  [
    z.object({ tipo: z.literal('carga'), ...cuenta }),
    z.object({
      tipo: z.literal('fallo-de-carga'),
      ...cuenta,
      motivo: z.enum(MOTIVOS_DE_FALLO, { error: obligatorio('Debe ser un motivo de la lista') }),
    }),
    z.object({ tipo: z.literal('error'), ...cuenta }),
  ],
  { error: obligatorio('Debe ser carga, fallo-de-carga o error') },
)

export const telemetriaCalls = {
  /**
   * How the remotes perform in a signed-in person's page (D51): loads, failed loads, errors of running code. Counts of
   * releases missing from the registry are ignored.
   */
  'POST /telemetria': {
    access: 'sesion',
    extra: true,
    once: true,
    request: z.object({
      eventos: z
        .array(evento, { error: obligatorio('Debe ser una lista') })
        .min(1, { error: 'Debe tener al menos uno' })
        .max(EVENTOS_MAX, { error: `Admite como máximo ${EVENTOS_MAX}` }),
    }),
    response: z.object({}),
  },
} satisfies CallsOf

export type EventoDeTelemetria = z.output<typeof evento>
