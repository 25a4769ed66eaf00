import { act, render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { lazyPage } from './lazyPage.tsx'

const Formulario = ({ titulo }: { titulo: string }) => <h1>{titulo}</h1>
const show = (page: ReactNode) => render(<Suspense fallback="Cargando">{page}</Suspense>)

it('shows the loader until its code is there, like a lazy component', async () => {
  const load = jest.fn(() => Promise.resolve(Formulario))
  const Page = lazyPage(load)
  expect(load).not.toHaveBeenCalled()
  await act(async () => void show(<Page titulo="Nuevo" />))
  expect(screen.getByRole('heading')).toHaveTextContent('Nuevo')
})

it('shows at once when it was preloaded, with one load', async () => {
  const load = jest.fn(() => Promise.resolve(Formulario))
  const Page = lazyPage(load)
  await Promise.all([Page.preload(), Page.preload()])
  show(<Page titulo="Nuevo" />)
  expect(screen.getByRole('heading')).toHaveTextContent('Nuevo')
  expect(load).toHaveBeenCalledTimes(1)
})

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? 'Falló' : this.props.children)
}

it('throws what failed to load where it shows; a failed preload is tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = jest.fn(() => Promise.reject<typeof Formulario>(new Error('404')))
  const Page = lazyPage(load)
  await expect(Page.preload()).rejects.toThrow('404')
  await act(
    async () =>
      void show(
        <Boundary>
          <Page titulo="Nuevo" />
        </Boundary>,
      ),
  )
  expect(screen.getByText('Falló')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
