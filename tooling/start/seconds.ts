/** As people here write it: `2,5 s`. */
export const seconds = (value: number) => `${value.toLocaleString('es-ES', { maximumFractionDigits: 1 })} s`
