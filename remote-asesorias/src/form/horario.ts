/** When in its day an advisory is, as a form has it (E-21). */
export interface Horario {
  /** `HH:MM`; empty: nobody said. */
  hora: string
  minutos: number | null
}

export const sinHorario: Horario = { hora: '', minutos: null }

/** As the form shows it. */
export const deHorario = (row: { hora?: string | null; minutos?: number | null }): Horario => ({
  hora: row.hora ?? '',
  minutos: row.minutos ?? null,
})

/** As it is sent: an empty hour takes it out. */
export const aHorario = ({ hora, minutos }: Horario) => ({ hora: hora || null, minutos })
