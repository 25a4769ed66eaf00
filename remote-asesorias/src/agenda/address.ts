import { masDias } from '@backoffice/shared/format'
import { semana } from '../dias.ts'

/** What the agenda shows: it lives in the address. */
export interface Pregunta {
  dia: string
  modo: 'semana' | 'dia'
  /** null: everybody's. */
  asesor: string | null
}

const TODOS = 'todos'
const DIA = /^[1-9]\d{3}-\d{2}-\d{2}$/
const isDay = (text: string) => DIA.test(text) && !Number.isNaN(Date.parse(text))

/** The question in an address: by default this week, and one's own advisories. */
export function readAddress(search: string, today: string, yo: string | null): Pregunta {
  const asked = new URLSearchParams(search)
  const dia = asked.get('dia') ?? ''
  const asesor = asked.get('asesor')
  return {
    dia: isDay(dia) ? dia : today,
    modo: asked.get('modo') === 'dia' ? 'dia' : 'semana',
    asesor: asesor === TODOS ? null : asesor || yo,
  }
}

/** Its address; what is so by default is not written. */
export function agendaAddress({ dia, modo, asesor }: Pregunta, today: string, yo: string | null): string {
  const said = new URLSearchParams({ vista: 'agenda' })
  if (dia !== today) said.set('dia', dia)
  if (modo === 'dia') said.set('modo', modo)
  if (asesor !== yo) said.set('asesor', asesor ?? TODOS)
  return `/asesorias?${said.toString()}`
}

/** The days that are shown, in order. */
export function diasDe({ dia, modo }: Pregunta): string[] {
  if (modo === 'dia') return [dia]
  const { lunes } = semana(dia)
  return Array.from({ length: 7 }, (_, n) => masDias(lunes, n))
}
