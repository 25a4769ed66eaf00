import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { UiProvider } from '../theme/UiProvider.tsx'

/** Renders a part of the kit with theme and router; the element `direccion` shows the address. */
export function renderUi(ui: ReactNode, { at = '/' } = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>
      <UiProvider>{children}</UiProvider>
      <Address />
    </MemoryRouter>
  )
  return render(ui, { wrapper })
}

function Address() {
  return <output data-testid="direccion">{useLocation().pathname}</output>
}

/** A promise that the test settles. */
export function pending<T>() {
  let settle: (value: T) => void = () => {}
  const promise = new Promise<T>((resolve) => (settle = resolve))
  return { promise, settle }
}
