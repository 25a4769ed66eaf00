import { plain } from './plain.ts'

/** How many texts an office keeps, and how long the parts of one may be. */
export const TEXTOS_MAX = 20
export const MENSAJE = { nombre: 60, asunto: 120, texto: 1_000 } as const

/** What a text of the office may name of each client, between braces: «Hola {nombre}» (E-22). */
export const HUECOS = ['nombre', 'plan', 'dia'] as const

export type Hueco = (typeof HUECOS)[number]

/** What the braces stand for; null: nothing. */
export type DatosDeHuecos = Record<Hueco, string | null>

const BRACES = /\{([^{}]*)\}/g

/** People write «{Día}», too. */
const huecoIn = (name: string): Hueco | undefined => HUECOS.find((hueco) => hueco === plain(name).trim())

/** The text as one client reads it; braces around anything else stay. */
export const rellenar = (texto: string, datos: DatosDeHuecos): string =>
  texto.replace(BRACES, (whole, name: string) => {
    const hueco = huecoIn(name)
    return hueco ? (datos[hueco] ?? '') : whole
  })

const namesIn = (texto: string): string[] => [...texto.matchAll(BRACES)].map(([, name = '']) => name)

/** The first braces that stand for nothing, as they are written. */
export const huecoDesconocido = (texto: string): string | null => {
  const name = namesIn(texto).find((one) => huecoIn(one) === undefined)
  return name === undefined ? null : `{${name}}`
}

/** What a text names that this client does not have. */
export const huecosSinDato = (texto: string, datos: DatosDeHuecos): Hueco[] =>
  HUECOS.filter((hueco) => !datos[hueco] && namesIn(texto).some((name) => huecoIn(name) === hueco))
