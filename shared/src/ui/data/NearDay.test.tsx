import { screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi.tsx'
import { NearDay, type NearDayProps } from './NearDay.tsx'

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-27T18:00:00Z'), doNotFake: ['queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

it.each<[string, NearDayProps]>([
  ['27 de noviembre de 2026 hoy', { day: '2026-11-27' }],
  ['30 de noviembre de 2026 en 3 días', { day: '2026-11-30' }],
  ['26 de noviembre de 2026 ayer', { day: '2026-11-26' }],
  ['25 de noviembre de 2026', { day: '2026-11-25', ahead: true }],
  ['28 de diciembre de 2026', { day: '2026-12-28' }],
])('[E-04] a near day also says how far it is: «%s»', (said, props) => {
  renderUi(
    <p aria-label="día">
      <NearDay {...props} />
    </p>,
  )
  expect(screen.getByLabelText('día')).toHaveTextContent(new RegExp(`^${said}$`))
})
