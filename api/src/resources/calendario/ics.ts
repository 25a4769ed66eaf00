import { MINUTOS_SUPUESTOS } from '@backoffice/shared/contract'
import { instantOf } from '../../platform/lists/days.ts'
import type { CitaDeCalendario } from './repository.ts'

const [MINUTE, DAY] = [60_000, 86_400_000]

/** Advisories as a calendar program reads them (RFC 5545): instants in UTC, whole days without an hour. */
export async function toIcs(nombre: string, citas: CitaDeCalendario[], now: Date): Promise<string> {
  // Loaded lazily: most processes never write one.
  const { default: ical } = await import('ical-generator')
  const calendar = ical({
    name: `Asesorías de ${nombre}`,
    prodId: { company: 'backoffice', product: 'agenda', language: 'ES' },
    ttl: 60 * 60,
    events: citas.map((cita) => ({
      ...when(cita),
      id: `${cita._id}@asesorias`,
      sequence: cita.version,
      stamp: now,
      summary: `${cita.cliente} · ${cita.motivo}`,
    })),
  })
  return calendar.toString()
}

function when({ creacion, hora, minutos }: CitaDeCalendario) {
  if (hora === null) {
    const start = Date.parse(`${creacion}T00:00:00Z`)
    return { start: new Date(start), end: new Date(start + DAY), allDay: true }
  }
  const start = instantOf(creacion, hora)
  return { start: new Date(start), end: new Date(start + (minutos ?? MINUTOS_SUPUESTOS) * MINUTE) }
}
