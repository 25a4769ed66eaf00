import { type Random, uuidAt } from './random.ts'

const MOTIVOS = [
  [
    'Manejo del estrés laboral',
    'Ansiedad antes de auditorías',
    'Comunicación con el equipo de trabajo',
    'Orientación vocacional',
    'Duelo y cambio de vida',
    'Prevención del desgaste profesional',
  ],
  [
    'Plan de entrenamiento para medio maratón',
    'Regreso al deporte después de una lesión',
    'Activación física en la oficina',
    'Preparación para torneo de fútbol',
    'Evaluación de resistencia',
  ],
  [
    'Plan de alimentación balanceada',
    'Control de peso',
    'Alimentación para deportistas',
    'Revisión de menú del comedor',
    'Seguimiento de glucosa y dieta',
  ],
] as const

const DESCRIPCIONES = [
  'Primera sesión para conocer el caso y acordar objetivos.',
  'Se pide seguimiento quincenal y un informe al cierre.',
  'El cliente trae estudios recientes.\nRevisarlos antes de la siguiente cita.',
  'Sesión en línea, con grabación autorizada.',
  '',
]

const DAY = 86_400_000
const day = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** One advisory: finished, under way, or in the future. */
export function makeAsesoria(random: Random, now: number, clientes: string[], asesores: string[]) {
  const tipo = random.pick([0, 1, 2] as const)
  const age = random.chance(0.08) ? -random.int(1, 25) : Math.floor(random.next() ** 2 * 500)
  const inicio = now - age * DAY
  const finished = age > 3 && random.chance(age > 60 ? 0.9 : 0.45)
  return {
    _id: uuidAt(random, Math.min(inicio, now)),
    id_cliente: random.pick(clientes),
    id_asesor: random.pick(asesores),
    tipo,
    motivo: random.pick<string>(MOTIVOS[tipo]),
    descripcion: random.pick(DESCRIPCIONES),
    creacion: day(inicio),
    registro: new Date(Math.min(inicio, now)).toISOString(),
    finalizacion: finished ? day(inicio + random.int(1, Math.max(1, age)) * DAY) : null,
  }
}
