interface ConNombre {
  nombre: string
  apellido_paterno?: string | null
  apellido_materno?: string | null
}

/** Name and both surnames: «Ana López Ruiz». */
export const nombreCompleto = ({ nombre, apellido_paterno, apellido_materno }: ConNombre): string =>
  [nombre, apellido_paterno, apellido_materno].filter(Boolean).join(' ')
