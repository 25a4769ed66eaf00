import { unaAsesoria, unId } from '@backoffice/shared/testing'
import { choques } from './choques.ts'

const cita = (n: number, hora: string | null, minutos: number | null = 30, asesor = 1) =>
  unaAsesoria({ _id: unId(n), hora, minutos, id_asesor: unId(0x100 + asesor) })

it('[E-21] two advisories of one advisor clash if they share a minute; an end and a beginning do not', () => {
  expect(choques([cita(1, '09:00'), cita(2, '09:29')])).toEqual(new Set([unId(1), unId(2)]))
  expect(choques([cita(1, '09:00'), cita(2, '09:30')])).toEqual(new Set())
})

it('[E-21] without a length an advisory is taken to last an hour; without an hour it clashes with nothing', () => {
  expect(choques([cita(1, '09:00', null), cita(2, '09:59')]).size).toBe(2)
  expect(choques([cita(1, null), cita(2, null)]).size).toBe(0)
})

it('[E-21] another advisor, another day and a finished advisory clash with nothing', () => {
  const one = cita(1, '09:00')
  expect(choques([one, cita(2, '09:00', 30, 2)]).size).toBe(0)
  expect(choques([one, { ...cita(2, '09:00'), creacion: '2024-04-02' }]).size).toBe(0)
  expect(choques([one, { ...cita(2, '09:00'), status: 1 }]).size).toBe(0)
})
