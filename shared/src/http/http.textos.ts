export const textos = {
  cambio: (archivo: string) => `«${archivo}» cambió desde que se eligió; elegirlo otra vez`,
} as const
