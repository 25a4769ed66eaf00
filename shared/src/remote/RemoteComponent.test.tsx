import { render, screen } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { RemoteComponent, setRemoteComponentLoader } from './RemoteComponent.tsx'

// No declaration: beside those of remotes (offers.ts) TypeScript would see this one alone.
const Prueba = RemoteComponent as ComponentType<{ name: string; props: { idCliente: string } }>
const perfil = (idCliente: string) => <Prueba name="clientes/Prueba" props={{ idCliente }} />

afterEach(() => setRemoteComponentLoader(null))

it('shows the component that the loader finds, with its props', () => {
  setRemoteComponentLoader((name) => ({ idCliente }: { idCliente?: string; onClose?(): void }) => (
    <p>{`${name} ${idCliente}`}</p>
  ))
  render(perfil('7'))
  expect(screen.getByText('clientes/Prueba 7')).toBeVisible()
})

it('keeps the component, and what was typed in it, across renders', () => {
  let made = 0
  setRemoteComponentLoader(() => () => {
    const [n] = useState(() => ++made)
    return <p>{`número ${n}`}</p>
  })
  const { rerender } = render(perfil('7'))
  rerender(perfil('8'))
  expect(screen.getByText('número 1')).toBeVisible()
})

it('says how to fix a missing loader', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(perfil('7'))).toThrow('call setRemoteComponentLoader')
})
