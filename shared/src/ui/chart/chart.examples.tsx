import type { Examples } from '../catalog/examples.ts'
import { BarChart } from './BarChart.tsx'

const legend = { value: '2026', former: '2025' }
const format = (value: number) => `$ ${value.toLocaleString('es-MX')}`
const tick = (value: number) => `$ ${value / 1000} k`
const months = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'].map((name, n) => ({
  ...{ name, short: name.slice(0, 3), value: 12_000 + 3_500 * n, former: 15_000 - 900 * n },
}))
const plans = [
  { name: 'Profesional', value: 45_200, former: 38_000 },
  {
    name: 'Servicios profesionales, científicos y técnicos para empresas de más de cincuenta personas',
    value: 12_000,
    former: 0,
  },
  { name: 'Básica', value: 0, former: 8_000 },
]

export const chartExamples: Examples = {
  BarChart: {
    'Meses, comparados': <BarChart bars={months} legend={legend} format={format} tick={tick} />,
    'Meses, sin comparar': (
      <BarChart
        bars={months.map((month) => ({ ...month, former: null }))}
        legend={legend}
        format={format}
        tick={tick}
      />
    ),
    Acostadas: <BarChart lying bars={plans} legend={legend} format={format} tick={tick} />,
  },
}
