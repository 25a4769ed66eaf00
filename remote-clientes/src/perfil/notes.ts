import type { Contratacion, AsesoriaHistorial } from '@backoffice/shared/contract'
import { diasEntre } from '@backoffice/shared/format'
import { textos } from './perfil.textos.ts'

const { indicadores } = textos

/** «termina en 10 días», or since when it has ended; nothing about a cancelled one. */
export function finDeMembresia(actual: Contratacion | undefined, hoy: string): string | null {
  if (!actual || actual.status === 2) return null
  const days = diasEntre(hoy, actual.fecha_fin)
  return days < 0 ? indicadores.termino(-days) : indicadores.termina(days)
}

/** «1 por venir · 2 en curso», of the open ones. */
export function abiertas(asesorias: AsesoriaHistorial[]): string | null {
  const con = (status: 0 | 1) => asesorias.filter((one) => one.status === status).length
  const said = [con(0) > 0 && indicadores.porVenir(con(0)), con(1) > 0 && indicadores.enCurso(con(1))]
  return said.filter(Boolean).join(' · ') || null
}

/** What all of them still owe (E-23), added up in cents. */
export const saldoDe = (contrataciones: Pick<Contratacion, 'saldo'>[]): number =>
  contrataciones.reduce((cents, { saldo = 0 }) => cents + Math.round(saldo * 100), 0) / 100
