import { type Figure } from '../statistics.ts'
import { type Bars } from './barChart.ts'

export interface Plot {
  /** The bench whose last results it draws. */
  bench: string
  /** The name of its file in docs/rendimiento. */
  file: string
  draw: (figures: readonly Figure[]) => Bars
}

/** The lines of some figures, each named by what `pattern` captures. */
const linesOf = (figures: readonly Figure[], pattern: RegExp): Bars['lines'] =>
  figures.flatMap(({ name, value, baseline }) => {
    const [, short] = pattern.exec(name) ?? []
    return short === undefined ? [] : [{ name: short, value, base: baseline }]
  })

/** «entrar» for its time, «entrar: bytes» for anything else; without limits goes without saying. */
export const shortPeerName = (name: string) => name.replace(', sin límites', '').replace(/: tiempo$/, '')

const sides = ['el producto compuesto', 'una sola aplicación'] as const

/** The drawings of docs/rendimiento.md. */
export const plots: readonly Plot[] = [
  {
    bench: 'web',
    file: 'bytes',
    draw: (figures) => ({
      title: 'Lo que viaja en cada visita',
      description:
        'Kilobytes de cada visita con la caché vacía, del producto compuesto y de una sola aplicación.',
      unit: 'kB',
      sides,
      lines: linesOf(figures, /^(.+), sin límites: bytes \(÷ una sola\)$/),
    }),
  },
  {
    bench: 'web',
    file: 'peticiones',
    draw: (figures) => ({
      title: 'Peticiones de cada visita',
      description:
        'Cuántas peticiones hace cada visita con la caché vacía, el producto compuesto y una sola aplicación.',
      unit: '',
      sides,
      lines: linesOf(figures, /^(.+), sin límites: peticiones \(÷ una sola\)$/),
    }),
  },
  {
    bench: 'peer',
    file: 'reactadmin',
    draw: (figures) => ({
      title: 'El producto, en % de lo mismo con react-admin',
      description:
        'Lo que tarda, pesa y ocupa el producto en cada paso, como porcentaje de la misma lista y el mismo formulario hechos con react-admin: menos de 100 es menos.',
      unit: '%',
      sides: ['el producto', ''],
      lines: figures.flatMap(({ name, ratio }) =>
        ratio === null ? [] : [{ name: shortPeerName(name), value: Math.round(ratio * 100), base: null }],
      ),
    }),
  },
  {
    bench: 'list',
    file: 'memoria',
    draw: (figures) => ({
      title: 'Memoria de una lista al pasar de página',
      description:
        'Megabytes de JavaScript en uso, después de recolectar lo que ya no se usa, tras 20, 110 y 200 cambios de página, con la lista entera en el navegador y por páginas.',
      unit: 'MB',
      sides: ['en uso', ''],
      lines: linesOf(figures, /^memoria, (.+)$/),
    }),
  },
  {
    bench: 'build',
    file: 'construir',
    draw: (figures) => ({
      title: 'Lo que se espera al construir',
      description: 'Segundos de instalar, construir y arrancar, arrancar sin cambios y publicar un remoto.',
      unit: 's',
      sides: ['este commit', 'el de comparación'],
      lines: linesOf(figures, /^(.+)$/),
    }),
  },
]
