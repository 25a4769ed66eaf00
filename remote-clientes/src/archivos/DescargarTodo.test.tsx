import { renderRemote, testBackend, unCliente, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { DescargarTodo } from './DescargarTodo.tsx'

const EXPORTAR = '/clientes/exportar_expediente'
const ana = unCliente()
const backend = testBackend()
const abrir = (more: Partial<Parameters<typeof renderRemote>[1]> = {}) => {
  backend.data.clientes = [ana]
  return renderRemote(<DescargarTodo idCliente={ana._id} />, {
    base: '/clientes',
    path: '/clientes',
    backend,
    ...more,
  })
}
const boton = () => screen.queryByRole('button', { name: 'Descargar todo' })

/** The addresses that the page tells the browser to save; jsdom cannot save them. */
const saved: string[] = []
const onClick = (event: Event) => {
  if (!(event.target instanceof HTMLAnchorElement)) return
  event.preventDefault()
  saved.push(event.target.href)
}
beforeEach(() => {
  saved.length = 0
  document.addEventListener('click', onClick)
})
afterEach(() => document.removeEventListener('click', onClick))

it('[E-13] «Descargar todo» asks once for this client and saves the ZIP', async () => {
  const { user } = abrir()
  await user.dblClick(await screen.findByRole('button', { name: 'Descargar todo' }))
  await waitFor(() => expect(saved).toEqual(['http://localhost/admin/descargas/ejemplo']))
  expect(backend.callsTo(EXPORTAR)).toHaveLength(1)
  expect(backend.lastBody(EXPORTAR)).toEqual({ id: ana._id })
})

it('[E-13] a refusal says why, and it can be pressed again', async () => {
  backend.knobs.failNext(EXPORTAR, 429, { msg: 'Hay otra descarga en marcha' })
  const { user } = abrir()
  await user.click(await screen.findByRole('button', { name: 'Descargar todo' }))
  expect(await screen.findByText('Hay otra descarga en marcha')).toBeVisible()
  expect(saved).toEqual([])
  expect(boton()).toBeEnabled()
})

it('[E-13] is not there for who may not see details, nor on a server that does not offer it', () => {
  abrir({ usuario: unUsuario({ permisos: { clientes: { ver: true } } }) }).unmount()
  expect(boton()).toBeNull()
  abrir({ capacidades: [] })
  expect(boton()).toBeNull()
})
