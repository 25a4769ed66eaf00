/** The full name of a row of `usuarios`, in SQL, by the row's alias; '' if there is no such row. */
export const fullName = (of: string): string =>
  `concat_ws(' ', ${of}.nombre, nullif(${of}.apellido_paterno, ''), nullif(${of}.apellido_materno, ''))`
