/** Charts; a door of its own, because few screens have any, and the library behind it is heavy. */
export { BarChart, type Bar, type BarChartProps } from './BarChart.tsx'
