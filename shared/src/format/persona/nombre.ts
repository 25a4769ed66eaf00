import { firstCharacter } from '../../contract/text/index.ts'

interface ConNombre {
  nombre: string
  apellido_paterno?: string | null
  apellido_materno?: string | null
}

/** Name and both surnames: «Ana López Ruiz». */
export const nombreCompleto = ({ nombre, apellido_paterno, apellido_materno }: ConNombre): string =>
  [nombre, apellido_paterno, apellido_materno].filter(Boolean).join(' ')

/** The first letters of name and surname: «AL». */
export const iniciales = ({ nombre, apellido_paterno }: ConNombre): string =>
  [nombre, apellido_paterno].map((part) => firstCharacter(part?.trim() ?? '').toUpperCase()).join('')
