import { screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi.tsx'
import { BarChart, type Bar } from './BarChart.tsx'

const bars: Bar[] = [
  { name: 'septiembre de 2026', short: 'sep 26', value: 50, former: 100 },
  { name: 'octubre de 2026', short: 'oct 26', value: 200, former: 0 },
]
const legend = { value: 'Este año', former: 'El anterior' }
const draw = (props: Partial<Parameters<typeof BarChart>[0]> = {}) =>
  renderUi(
    <BarChart bars={bars} legend={legend} format={(n) => `$ ${n}`} tick={(n) => `${n} k`} {...props} />,
  )
const heights = (of: string, side = 'height') =>
  [...document.querySelectorAll(`rect[data-series="${of}"]`)].map((rect) => Number(rect.getAttribute(side)))

it.each([false, true])(
  '[E-18] a bar is as large as its figure, beside the previous one (lying: %s)',
  (lying) => {
    draw({ lying })
    const side = lying ? 'width' : 'height'
    const [half = 0, whole = 0] = heights('value', side)
    expect(whole / half).toBeCloseTo(4)
    const [before = 0, none = 0] = heights('former', side)
    expect(before / half).toBeCloseTo(2)
    expect(none).toBe(0)
    expect(screen.getByText(/El anterior: \$ 100$/)).toBeInTheDocument()
  },
)

it('[E-18] without a period before there is one bar each, and no legend of it', () => {
  draw({ bars: bars.map((bar) => ({ ...bar, former: null })) })
  expect(heights('former')).toEqual([])
  expect(screen.queryByText('El anterior')).not.toBeInTheDocument()
})

it('[E-18] readers skip the drawing, whose figures are in the table beside it', () => {
  const { container } = draw()
  expect(container.querySelector('[data-chart]')).toHaveAttribute('aria-hidden', 'true')
})

it('[E-18] a period without any figures is drawn, too', () => {
  draw({ bars: bars.map((bar) => ({ ...bar, value: 0, former: 0 })) })
  expect(heights('value')).toEqual([0, 0])
})
